"""The sentence rules of the grammar, one module per topic."""

from . import (
    booking,
    city,
    complaints,
    frames,
    german_only,
    requests,
    restaurant,
    service,
    spanish_only,
    talk,
    transport,
)

MODULES = (
    requests,
    frames,
    booking,
    transport,
    restaurant,
    complaints,
    city,
    service,
    talk,
    german_only,
    spanish_only,
)
