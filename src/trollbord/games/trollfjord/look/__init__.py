"""Everything that draws or describes Trollfjord."""
