"""The table for programs: JSON over HTTP, a stream of what happens, and the line protocol. docs/guide/api.md."""
