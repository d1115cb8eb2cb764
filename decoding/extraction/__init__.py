"""The phrase model: phrase pairs from word links, their scores, orientations and tables."""
