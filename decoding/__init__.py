"""Language models, phrase tables, alignments and decoders."""
