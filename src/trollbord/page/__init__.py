"""The page around the boards: frame, lobby, forms, the client and its static files."""
