"""What needs hours, in rounds that are kept: a run that was stopped goes on."""
