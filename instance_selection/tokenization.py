"""The text profile under the name that the commands use."""

from regmt.instance_selection.text_profile.profile import TextProfile as Preprocessing

__all__ = ["Preprocessing"]
