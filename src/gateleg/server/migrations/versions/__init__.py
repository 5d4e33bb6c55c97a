"""Layouts of the database, one file for each change."""
