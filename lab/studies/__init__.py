"""Studies: questions about the games that many matches of bots answer, each with one command and one picture."""
