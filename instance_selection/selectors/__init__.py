"""The selectors of chapter 5, one file each, behind one interface."""

from regmt.instance_selection.selectors.base import MODES, Query, Selection, Selector
from regmt.instance_selection.selectors.registry import SELECTORS, make_selector

__all__ = ["MODES", "SELECTORS", "Query", "Selection", "Selector", "make_selector"]
