"""Look up the phrases of one sentence in a whole corpus, without a stored phrase table.

Lopez (2008) and Germann (2015) describe sampling phrase tables; a suffix array finds where the
phrases of a sentence occur, and their translations are extracted there from the word links.
"""
