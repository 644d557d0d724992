"""Reminders with the page closed: by mail, by the push service of a browser, by a webhook."""
