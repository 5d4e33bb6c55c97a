"""The laboratory: many games for figures."""
