"""Language models, phrase tables, alignments and the decoders that search with them."""
