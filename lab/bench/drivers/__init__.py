"""What runs in a process of its own and plays whenever it is told to; those of the peers know nothing of Trollbord."""
