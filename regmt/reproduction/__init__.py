"""Tables and figures of the documents, reproduced on open data."""
