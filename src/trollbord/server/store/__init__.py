"""The database: schema, the single writer, and its administration."""
