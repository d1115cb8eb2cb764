"""The words of the grammar, with their inflection classes, grouped by meaning."""
