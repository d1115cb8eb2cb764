"""Translators' files: PO, XLIFF, TMX, Qt TS, Android and JSON resources, tables."""

from regmt.documents.document import Document, Unit
from regmt.documents.formats import format_of, open_document, parse_document

__all__ = ["Document", "Unit", "format_of", "open_document", "parse_document"]
