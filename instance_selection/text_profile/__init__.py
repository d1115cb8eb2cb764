"""The text profile: convert raw lines to tokens and back; see `TextProfile`."""

from regmt.instance_selection.text_profile.detection import TextKind, TextOptions, checked, detect
from regmt.instance_selection.text_profile.profile import Segment, TextProfile

__all__ = ["Segment", "TextKind", "TextOptions", "TextProfile", "checked", "detect"]
