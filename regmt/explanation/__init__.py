"""How a sentence was translated, as HTML for pages, the workbench and notebooks."""
