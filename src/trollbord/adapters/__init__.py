"""Adapters: other programs at our table, and our games at other tables."""
