"""The Woodland Alliance, chapter 8 of the Law."""
from gateleg.games.root.factions.alliance.faction import Alliance as FACTION

__all__ = ["FACTION"]
