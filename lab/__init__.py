"""The laboratory: what only who develops Trollbord runs. Its one command is `lab/run`."""
