"""The bundled corpus and the grammar it is generated from; load it with `regmt.bundled`."""
