"""Everything that draws Trolls & Princesses, or tells its table in words."""
