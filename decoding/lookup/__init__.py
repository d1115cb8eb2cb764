"""Phrases of a whole corpus, looked up for one sentence: no phrase table is trained or stored.

Lopez (2008) and Germann (2015) describe sampling phrase tables; a suffix array finds where the
phrases of a sentence occur, and their translations are extracted there from the word links.
"""
