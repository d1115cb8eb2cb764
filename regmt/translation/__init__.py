"""From W to translations: phrase tables, alignments, and the transductive pipeline."""
