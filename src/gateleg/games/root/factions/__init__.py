"""The factions that come with Root: each folder holds one and exports it as FACTION."""
