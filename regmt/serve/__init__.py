"""``regmt serve``: the API of LibreTranslate, learning at once, and a workbench for translators."""
