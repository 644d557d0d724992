"""The server as a whole: what every route needs, and what runs beside the requests."""
