"""What is agreed, said and seen at a table beside the game: plain values that a server keeps and a page shows."""
