"""The processes that an operator starts, one that serves and one that only works, with their logs and metrics."""
