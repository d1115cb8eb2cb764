"""Tables and figures of the documents, run again on open data."""
