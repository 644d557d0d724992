"""Everything that draws the city or says it in words."""
