"""Discontinuous phrases (Galley and Manning 2010): gaps on both sides, extraction and search."""
