"""Drawing: a typed builder of HTML and SVG, shapes cut with a knife, icons, inks, still pictures."""
