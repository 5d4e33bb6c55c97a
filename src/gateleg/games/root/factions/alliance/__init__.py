"""The Woodland Alliance, chapter 8 of the Law."""
from gateleg.games.root.factions.alliance.alliance import Alliance

FACTION = Alliance

