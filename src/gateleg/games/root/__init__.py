"""Root: the Law's common rules, and factions that plug in."""
