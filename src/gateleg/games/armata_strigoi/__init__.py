"""Armata Strigoi: The Powerwolf Board Game (Scribabs, 2019), wolves together against two Strigoi."""
