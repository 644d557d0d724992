"""The board in native integers: cells, walls, lines, legal moves, races for land, random games to their end."""
