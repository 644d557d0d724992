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

## Playing in the terminal

cli-play = Play a game in the terminal, with people and bots on any seat.
    PLAYERS are `human`, `human:Anna` or the names of bots, one for each seat; without them you play
    against a bot.
cli-play-seats = How many sit at the table; otherwise as many as are named, or the fewest.
cli-play-table = A table option, such as limit=none.
cli-play-seed = Let chance fall the same way each time.
cli-play-seconds = How long a bot may think about a turn.
cli-play-dice = Roll real dice and draw real cards, and type what came.
cli-play-save = The file to save the game to; otherwise one in your own folder.
cli-play-resume = Go on with a saved game.
cli-play-game-or-file = name a game, or a saved one with --resume

term-you = You
term-yes = y yes
term-thinking = { $player } is thinking ...
term-curtain = { $player }, press Enter when nobody else is looking ...
term-which = This could be { $count } options:
term-allowed = It is offered now: { $option }.
term-consent = All agree to go back all the same? (y/n)
term-saved = Saved to { $file }.
term-not-saved = the game cannot be saved to { $file }: { $why }
term-resume = To go on: trollbord play --resume { $file }
term-player = player
term-score = score

term-help = Type an option: its number, its spelling, or the first letters of its words. Or a command, with a colon in front where an option has the same word:
term-command-help = say what can be typed
term-command-options = show what can be picked
term-command-board = show the table
term-command-log = show what has happened
term-command-why = say why something cannot be picked: why move A2 B9
term-command-undo = take back your last pick
term-command-redo = pick again what you took back
term-command-save = save the game, to a file that you name or to its own
term-command-quit = save the game and leave

## The menu

cli-menu = Choose a game and who plays, in the terminal.
menu-game = What shall we play?
menu-resume = go on with { $file }
menu-seats = How many play?
menu-who = Who sits on seat { $seat }?
menu-number = Number
