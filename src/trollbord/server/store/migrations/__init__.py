"""The steps by which the database has come to its present form, one module each, run by alembic."""
