"""HTTP: pages, forms, middleware, rate limits, tokens."""
