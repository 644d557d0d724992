### The command line.

cli-trollbord = Four northern board games, complete, on one table.
    Without a command it starts the table.
cli-trollbord-language = The language to speak; otherwise the system's.
cli-nothing-to-start = name a command; --help lists them

cli-column-id = id
cli-column-game = game
cli-column-seats = seats
cli-column-about = about

cli-games = List the games.

cli-perft = Count the sequences of picks of each length, chance's and lone picks included.
cli-perft-depth = How many picks deep to count.
cli-perft-seats = How many sit at the table; otherwise the fewest.
cli-perft-position = The line of a position to start from.
cli-perft-divide = Count what follows each first option.
cli-perft-total = in all

cli-words = Say how much of each game each language can say.
cli-words-missing = List the messages that this language lacks.
cli-words-common = (common)
