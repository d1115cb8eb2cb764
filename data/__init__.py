"""The bundled bilingual corpus; load it with `regmt.bundled`."""
