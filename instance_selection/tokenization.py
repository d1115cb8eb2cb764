"""The name under which the commands know the text profile."""

from regmt.instance_selection.text_profile.profile import TextProfile as Preprocessing

__all__ = ["Preprocessing"]
