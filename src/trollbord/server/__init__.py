"""The web server: tables for people, bots and programs."""
