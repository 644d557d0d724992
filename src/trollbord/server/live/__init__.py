"""Live connections: messages from browsers, and what each viewer is sent."""
