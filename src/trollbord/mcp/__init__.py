"""Language models at the table: `trollbord mcp` serves one seat by the Model Context Protocol."""
