"""How Ragnarocks looks: the board, the page around it, the cards."""
