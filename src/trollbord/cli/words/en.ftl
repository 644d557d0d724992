### The command line.

cli-trollbord = Four northern board games, complete, on one table.
    Without a command it starts the table.
cli-trollbord-language = The language to speak; otherwise the system's.

cli-group-play = Play
cli-group-serve = Open a table
cli-group-records = Records of games
cli-group-bots = Bots and contests
cli-group-learning = Programs that learn
cli-group-operators = For who runs a server
cli-group-authors = For who makes a game

cli-column-id = id
cli-column-game = game
cli-column-seats = seats
cli-column-about = about
cli-column-option = option
cli-column-values = may be

cli-games = List the games.
    With the name of a GAME: its seats, its table options and the bots that play it.
cli-games-seated = seats: { $seats } · bots: { $bots }

cli-perft = Count the sequences of picks of each length, chance's and lone picks included.
cli-perft-depth = How many picks deep to count.
cli-perft-seats = How many sit at the table; otherwise the fewest.
cli-perft-position = The line of a position to start from.
cli-perft-divide = Count what follows each first option.
cli-perft-total = in all

cli-words = Show how much of each game is translated into each language.
cli-words-missing = List the messages that this language lacks.
cli-words-common = (common)

## Playing in the terminal

cli-play = Play a game in the terminal, with people and bots on any seat.
    PLAYERS are `human`, `human:Anna` or the names of bots, one for each seat; without them you play
    against a bot.
cli-play-seats = How many sit at the table; otherwise as many as are named, or the fewest.
cli-play-table = A table option, such as limit=none. `trollbord games GAME` lists them.
cli-play-seed = Fix the seed, so that chance falls the same way each time.
cli-play-seconds = How long a bot may think about a turn; otherwise as long as it likes to.
cli-play-chart = Play Trollfjord on the map in this file.
cli-play-dice = Roll real dice and draw real cards, and type what came.
cli-play-save = The file to save the game to; otherwise one in your own folder.
cli-play-force = Overwrite the file of --save if it exists.
cli-play-resume = Go on with a saved game.
cli-play-game-or-file = name either a game, or a saved one with --resume
cli-play-agreed = { $given } can't be combined with --resume: a saved game keeps its options
error-more-players-than-seats = { $given } players are named for { $seats } seats

term-human = Human
term-yes = y yes
term-thinking = { $player } is thinking…
term-curtain = { $player }, press Enter when nobody else is looking…
term-which = This could be { $count } options:
term-allowed = It is offered now: { $option }.
term-why-what = add what you would like to pick: why stone A1
term-consent = All agree to go back all the same? (y/n)
term-practice = Bots don’t agree to undo a chance event or anything that has revealed something. Make this a practice game? Its record will say so. (y/n)
term-resign = Resign this game? (y/n)
term-saved = Saved to { $file }.
term-not-saved = the game cannot be saved to { $file }: { $why }
error-file-taken = there is such a file already; choose another name
error-file-is-folder = this is a folder; add the name of a file
term-resume = To go on: trollbord play --resume { $file }
term-player = player
term-score = score

term-help = Type an option: its number in the list, its name, its spelling, or the first letters of its words. Or a command, with a colon in front where an option has the same word:
term-command-help = list what you can type
term-command-options = show what can be picked
term-command-board = show the table
term-command-log = show what has happened
term-command-why = say why something cannot be picked: why stone A1
term-command-undo = take back your last pick
term-command-redo = pick again what you took back
term-command-resign = give up the game
term-command-save = save the game, to a file that you name or to its own
term-command-quit = save the game and leave

## The menu

cli-menu = Choose a game and who plays, in the terminal.
menu-game = What shall we play?
menu-resume = go on with { $file }
menu-seats = How many play?
menu-who = Who sits on seat { $seat }?
menu-number = Number

## Language models

cli-mcp = Seat a language model at a table, by the Model Context Protocol on standard input and output.
    With a GAME it plays at a table of its own against BOTS; with --server it plays one seat of a server's table.
cli-mcp-seat = The model's seat, counted from 0.
cli-mcp-seed = Fix the seed of the first game; each further game counts up from it.
cli-mcp-table = A table option, such as limit=none. `trollbord games GAME` lists them.
cli-mcp-seconds = How long a bot may think about a turn; otherwise as long as it likes to.
cli-mcp-records = Keep every finished game as a record in this folder.
cli-mcp-tries = How many wrong answers to one question end the game for the model.
cli-mcp-server = The address of a table, http://HOST/t/TABLE; the token is read from TROLLBORD_TOKEN.
cli-mcp-names = Tell the model the names of the others, marked as untrusted.
cli-mcp-talk = Tell the model what the others say, marked as untrusted.
cli-mcp-game-or-server = name either a game, or a table with --server
cli-mcp-no-token = { $variable } holds no token: `POST /api/accounts` of the server gives one

## Records

cli-verify = Check records: replay them, recompute what was drawn, and name the first bad line.
    Ends with 0 if all is well, 1 if something is wrong, 3 if nothing is wrong but the game is not over or its secret not revealed.
cli-verify-good = good
cli-verify-incomplete = nothing wrong, but not complete
cli-verify-bad = BAD

cli-show = Show the table at one line of a record, in the terminal or as a picture.
cli-show-at = The line after which to look; otherwise the last. 0 is the table before the first pick.
cli-show-seat = Whose eyes to look through: the number of a seat, or 'spectator'.
cli-show-svg = Draw the picture into this file.
cli-show-position = Print the whole open position as one line instead, hidden things included.
cli-show-written = Picture written to { $given }
cli-seat-expected = '{ $given }' is no seat: expected its number or 'spectator'
cli-show-no-seat = there is no seat { $given } in this record: the last one is { $last }

cli-convert = Turn a record into JSON or back, by the name of the output; without one it goes to the terminal.
cli-convert-force = Overwrite existing files.
cli-convert-exists = { $given } is there already; --force writes over it

cli-replay = Play a record back in the terminal, step by step.
cli-replay-seat = Whose eyes to look through: the number of a seat, or 'spectator'.
cli-replay-start = The line to start from.
cli-replay-watch = Run like a film.
cli-replay-seconds = How long each line of the film stands.
cli-replay-log = Print the whole log and the last table instead.
cli-replay-keys = Enter: on · b: back · g: go to a line · q: quit
cli-replay-line = Line
cli-replay-no-terminal = there is no terminal here to read keys from; --log prints the whole log instead
cli-review = Review a finished game: the turns that cost most and what was better, what each player lost a decision, and where the result came from. Each decision is judged by what its player could see.
cli-review-depth = How long to look: seconds for a game (coarse), or minutes (deep).
cli-review-seat = Show the moments of this seat only.
cli-review-seed = Another number deals other worlds; the same gives the same numbers.
cli-review-json = Write the whole review to this file as JSON.
cli-review-html = Write the review to this file as a page that opens anywhere.
cli-review-anonymous = Leave out the players’ names and the date.
cli-review-written = { $file } is written

cli-arena = Let bots play many matches and report how they did.
    Seats are rotated over equal deals. A contest that was stopped goes on where it was, if it is started again.
cli-arena-bots = Names, joined by commas; jotun@200 thinks 200 iterations, jotun@0.5s half a second a turn, ./bot.py is a program.
cli-arena-matches = How many matches to play.
cli-arena-seats = How many sit at the table; otherwise one for each bot.
cli-arena-seed = The seed of the deals.
cli-arena-workers = How many processes play.
cli-arena-table = A table option, as limit=none; may be repeated.
cli-arena-most = After how many decisions a match is broken off; nobody wins it. 0: never.
cli-arena-clock = What seconds of thought are counted by: the clock on the wall, or CPU time, which is the same on a busy machine.
cli-arena-opening = How many decisions are made at random before the bots begin, the same for every seating of a deal.
cli-arena-sprt = Stop as soon as it is clear whether the first bot is better than the second by so many Elo points.
cli-arena-out = The file of the results, .csv or .parquet; the report is written beside it.
cli-arena-records = Keep every match as a record in this folder.
cli-arena-ray = Play on a Ray cluster: local, auto, or the address of its head.
cli-benchmark = Play the Trollbord benchmark (Trollbord-1) with a bot, or verify files of its results and show their table.
    192 matches: four games, two and four seats, three fixed opponents, fixed deals. A bot that raises, hangs, is too slow or picks what is not offered loses that match.
cli-benchmark-track = What the bot may use: search (0.1 s of CPU a turn), learner (one look by its network), model (a language model, 200,000 tokens a match).
cli-benchmark-games = Only this game; may be given several times. There is no number in all then.
cli-benchmark-workers = How many processes play.
cli-benchmark-out = The folder for the files of results.
benchmark-lost = lost by a rule: { $match }, { $rule }: { $why }
benchmark-written = The results, with the record of each match: { $file }
cli-exploit = Search against a frozen bot that may be asked what it would answer, and tell by how much it is beaten.
    That is a lower bound: another way of playing may beat it by more.
cli-exploit-games = Only this game; may be given several times.
cli-exploit-matches = How many matches of each game to play.
cli-exploit-iterations = How many iterations the search takes for a question; it asks the bot in each of them.
cli-exploit-seats = How many sit at the table.
cli-exploit-seed = The seed of all draws.
cli-exploit-workers = How many processes play.
exploit-beaten = { $game }: the search has { $share } of the points, { $ahead } ({ $low } to { $high }) above an even match; { $decisions } decisions took it { $seconds } s of CPU

arena-title = contest
arena-matches = { $count } matches; 95 % confidence intervals, over deals
arena-points = Points
arena-firsts = First places
arena-scores = Scores
arena-length = Picks in a match
arena-ends = How matches ended
arena-column-bot = bot
arena-column-matches = matches
arena-column-points = points
arena-column-firsts = first places
arena-column-rating = rating
arena-column-score = mean score
arena-column-time = time a decision (CPU)
arena-column-longest = longest turn (CPU)
arena-column-turn = 99 % of turns within
arena-column-slowest = longest turn (clock)
arena-written = The report is { $file }
arena-sprt-better = { $bot } is better by { $elo } Elo
arena-sprt-not-better = { $bot } is not better
arena-sprt-open = It is not clear yet whether { $bot } is better by { $elo } Elo

cli-dataset = Turn matches into data for programs that learn: what each seat knew, what was offered, picked and thought of it, and how it ended.
cli-dataset-play = Let bots play and keep their decisions. What was stopped goes on where it was, if it is started again.
cli-dataset-play-bots = Names, joined by commas, as in the arena; one alone plays all seats.
cli-dataset-play-matches = How many matches to play; more than before are added to what is there.
cli-dataset-play-seats = How many sit at the table.
cli-dataset-play-seed = The seed of the deals.
cli-dataset-play-table = A table option, as limit=none; may be repeated.
cli-dataset-play-opening = How many decisions are made at random, and not kept, before the bots begin.
cli-dataset-play-most = After how many decisions a match is broken off; nobody wins it. 0: never.
cli-dataset-play-out = The folder of the dataset.
cli-dataset-play-kind = What shards are written as.
cli-dataset-play-shard = How many matches are in a shard.
cli-dataset-play-part = The part of this machine, as 1/4 for the first of four; `trollbord dataset merge` puts them together.
cli-dataset-play-workers = How many processes play.
cli-dataset-play-ray = Play on a Ray cluster: local, auto, or the address of its head.
cli-dataset-house = Make a dataset of each game to take away, for two seats, each with a card that says from what it was made.
    What was stopped goes on where it was.
cli-dataset-house-matches = How many matches of each game to play.
cli-dataset-house-bots = Who plays; one alone plays all seats.
cli-dataset-house-workers = How many processes play.
cli-dataset-records = Keep the decisions of records: files, or folders of them. All have the game and the seats of the first; the rest is left out, and named.
cli-dataset-records-out = The folder of the dataset.
cli-dataset-records-kind = What shards are written as.
cli-dataset-records-shard = How many matches are in a shard.
cli-dataset-records-workers = How many processes replay.
cli-dataset-records-ray = Replay on a Ray cluster: local, auto, or the address of its head.
cli-dataset-merge = Put datasets together in the folder that is named first; a match that several of them have is taken once.
cli-dataset-show = Tell what is in a dataset.
cli-dataset-part = '{ $given }' is no part: expected is one as 1/4, the first of four
dataset-made = { $matches ->
        [one] { $matches } match
       *[other] { $matches } matches
    }, { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    } in { $folder }
dataset-shape = { $game } for { $seats }: { $row } numbers in a row, { $options } options
dataset-left-out-other = { $file } is left out: it is of another game or for another number of seats
dataset-left-out-unfinished = { $file } is left out: the match is not over
dataset-left-out-broken = { $file } is left out: { $why }

## Learning weights

cli-fit = Learn the weights of a game's evaluation from datasets of bots that played (`trollbord dataset play`), all for the same number of seats, and write them to a file.
cli-fit-kind = One weight for each feature (line), or a small net; or shares of the first place for the review: a power of the evaluation that grows with the game (power), its named parts (parts), or the game's own search (search).
cli-fit-hidden = How many hidden units a net has.
cli-fit-by = What a line foretells: who wins, or the lead in points at the end.
cli-fit-each = How many positions of a match are used, at most.
cli-fit-seed = The seed of a net's first weights.
cli-fit-start = A file of weights of a line that was learned before: a second round goes on from it.
cli-fit-penalty = What the squares of a line's weights cost, in positions' worth of loss: a great one keeps them near where they start. Without it the one is taken that foretells matches kept apart best.
cli-fit-workers = How many processes replay the matches.
cli-fit-report = Print how well shares foretell matches that they were not made from, in ten groups.
cli-fit-out = The file of the weights.
fit-loss-even = loss if nothing is known
fit-loss-plain = loss of the hand-made evaluation, on matches kept apart
fit-loss-learned = loss of the weights, on the same matches
fit-loss-seen = loss of the weights, on what they were made from
fit-written = { $file } is written ({ $size } bytes). Try it: `trollbord arena GAME --bots jotun@100+FILE,jotun@100`
fit-share-written = { $file } is written ({ $size } bytes)
fit-share-gap = { $gap } hundredths between what was said and what was seen, on average, in { $matches } matches that were not used
fit-share-log = log loss: of all, and by thirds of the match (knowing nothing: { $even })
fit-share-brier = Brier score: of all, and by thirds of the match
fit-share-said = said
fit-share-seen = seen
fit-share-error = standard error
fit-share-count = seats

## The ladder

cli-fuzz = Damage records in every way and see that each is refused with a sentence, within a second.
cli-fuzz-count = How many damaged records to try.
cli-fuzz-seed = Another number makes other damage.
cli-fuzz-keep = The folder for files that crashed the engine or took too long.
cli-fuzz-bar = damaged records
cli-fuzz-found = { $count } damaged records, { $bad } crashes or delays, { $different } different sentences, the slowest took { $slowest } s
cli-serve = Open the table in the browser: play against bots, or with friends by link.
cli-serve-port = The port. If it is taken, the server does not start; without this option it takes the next free one.
cli-serve-taken = port { $port } is taken: stop what uses it, or name another with --port
cli-serve-data = Where tables are kept; otherwise the user's data folder.
cli-serve-store = The address of another database, such as postgresql://…
cli-serve-lan = Let phones and computers in the same network come in.
cli-serve-hosts = A further name under which browsers may find this server.
cli-serve-proxies = A proxy before this server, as an address or a network: the addresses and the scheme that it forwards are believed, nobody else's. May be given several times.
cli-serve-metrics = The port, on this machine only, where Prometheus reads metrics; none without it.
cli-serve-logs = How logs are written: text, or JSON lines with one for each request.
cli-serve-bad-proxy = '{ $given }' is neither an address nor a network, such as 127.0.0.1 or 10.0.0.0/8
cli-serve-games = A game of another package to offer besides ours, by its id; may be given several times.
cli-serve-bots = A bot of another package to offer besides ours, by its id; may be given several times.
cli-serve-address = The address at which people reach this server, as https://club.example: reminders lead there.
cli-serve-mail = The mail server for reminders, as smtps://user:password@host?from=table@club.example; better in the environment, where others do not see it.
cli-serve-push_key = The private key for push reminders, a file that `trollbord reminders key` makes.
cli-serve-webhooks = Let people be reminded by a webhook of theirs.
cli-serve-allowed = A host that webhooks and push may reach although its address is private, as hooks.lan or hooks.lan:8443. May be given several times.
cli-serve-pause = The least seconds a bot takes for a move, so that people can follow.
cli-serve-stays = Do not open the browser.
cli-serve-apart = With PostgreSQL: leave bots to `trollbord worker`.
cli-serve-reloads = For whoever changes Trollbord: show a changed style at once, and start again when any other file changes. Tables stay.
cli-serve-ready = Trollbord is at { $address }  (Ctrl-C stops it)
cli-serve-kept = Tables are kept in { $folder }
cli-serve-exposed = Everyone in this network can reach this page now: they can open tables, and see and join a table whose link they have. The connection is not encrypted.
cli-serve-again = { $file } has changed: the server starts again
cli-compiling = Bots think interpreted at first. Trollbord is being compiled in the background; they change over when that is done.
cli-compiled-built = Trollbord is compiled: bots think faster from now on, and so does the next start.
cli-compiled-no-compiler = There is no C compiler here, so Trollbord runs interpreted: everything works, only slower. To compile it, install gcc or clang and start it again.
cli-compiled-failed = Trollbord could not be compiled and runs interpreted: everything works, only slower.{ $log ->
    [none] {""}
   *[other] {" "}{ $log } says why.
}
cli-worker = Answer for the bots of tables in PostgreSQL, beside any number of web processes and other workers.
    Bots think in processes of their own, one fewer than there are cores. A worker outlives restarts of the database; what a killed one had begun is taken up by others within seconds.
cli-worker-store = The address of the database, such as postgresql://…
cli-worker-at_once = Questions taken at once; bots pause most of the time.
cli-worker-pause = The least seconds a bot takes for a move, so that people can follow.
cli-worker-logs = How logs are written: text, or JSON lines.
cli-worker-games = A game of another package that the server offers, by its id; may be given several times.
cli-worker-bots = A bot of another package that the server offers, by its id; may be given several times.
cli-worker-address = The address at which people reach this server, as https://club.example: reminders lead there.
cli-worker-mail = The mail server for reminders, as smtps://user:password@host?from=table@club.example; better in the environment, where others do not see it.
cli-worker-push_key = The private key for push reminders, a file that `trollbord reminders key` makes.
cli-worker-webhooks = Let people be reminded by a webhook of theirs.
cli-worker-allowed = A host that webhooks and push may reach although its address is private, as hooks.lan or hooks.lan:8443. May be given several times.
cli-worker-sqlite = a worker needs PostgreSQL; with SQLite, `trollbord serve` answers for the bots itself
cli-worker-ready = The worker waits for questions  (Ctrl-C stops it)
cli-reminders = Reminders with the page closed: what an operator needs for them.
cli-reminders-key = Make the private key for push reminders, in a new file that only its owner may read.
cli-reminders-key-done = The key is in { $file }. Keep it: with another key every browser has to be asked again.
cli-reminders-key-exists = { $given } is there already

cli-analyse = Ask the strongest player what it thinks of a table.
    TABLE is a record's file or the line of a position. --svg draws the board with what each colour is going to have.
cli-analyse-at = The line of the record; otherwise the last.
cli-analyse-bot = The player to ask; only those that search can answer.
cli-analyse-seconds = How long it may think.
cli-analyse-svg = The file for the picture.
cli-analyse-nothing = it is nobody's turn at this table
cli-analyse-what = '{ $given }' is neither a file nor the line of a position
cli-analyse-silent = { $bot } does not search and can't say why
cli-analyse-iterations = { $count } positions weighed
cli-analyse-column-option = option
cli-analyse-column-worth = how good
cli-analyse-column-line = then

## Stored tables

cli-storage-none = there are no tables in { $file }: --data names another folder, --store another database
cli-meant = Did you mean 'trollbord { $command }'?
cli-db = Look after the database of the table server.
cli-db-check = Prove that every stored game replays: each line is offered when its turn comes, and every draw is the one that the table's secret gives.
    Ends with 0 if all is well and 1 if something is wrong; the first thing that is wrong with each bad table is named.
cli-db-check-data = The folder where tables are kept; otherwise the user's data folder.
cli-db-check-store = The address of another database, such as postgresql://…
cli-db-check-quiet = No progress bar.
cli-db-check-bar = tables replayed
cli-db-check-found = { $tables ->
    [one] one table looked at, { $bad } bad
   *[other] { $tables } tables looked at, { $bad } bad
}
cli-db-damaged = the file of the database is damaged: { $why }; `trollbord db restore` puts a backup in an empty place
cli-db-upgrade = Bring a database of an older version to the form that this version needs. Stop the server first.
    An SQLite database is copied before; for PostgreSQL use pg_dump.
cli-db-upgrade-data = The folder where tables are stored; otherwise the user's data folder.
cli-db-upgrade-store = The address of another database, such as postgresql://…
cli-db-upgrade-done = the database is up to date; as it was before, it is in { $file }
cli-db-upgrade-current = { $given } is up to date
cli-db-backup = Copy the database into a new file, also while the server runs.
    The copy holds secrets (the keys of all cookies, and what will be drawn at every table): only its owner may read it.
cli-db-backup-data = The folder where tables are stored; otherwise the user's data folder.
cli-db-backup-store = The address of another database, such as postgresql://…
cli-db-backup-exists = '{ $given }' is there already: name a new file
cli-db-backup-done = copied to { $file }; it holds secrets, keep it to yourself
cli-db-backup-damaged = the copy is damaged: { $why }; it is kept as { $file }, and older copies may be better: see `trollbord db check`
cli-db-restore = Put a backup where no database is yet. It holds secrets: only its owner may read it.
cli-db-restore-data = The folder where tables are stored; otherwise the user's data folder.
cli-db-restore-store = The address of another database, such as postgresql://…
cli-db-restore-exists = there is a database in '{ $given }' already: move it away first
cli-db-restore-done = restored to { $file }; `trollbord db check` looks through it
cli-db-restore-none = '{ $given }' is no database that this version can use
cli-db-copy = Move a club: copy everything from SOURCE, say tables.sqlite, to TARGET, say postgresql://…, which must be empty; then check it. Stop the server first.
    Either may be a file of SQLite or an address. Cookies and links stay good.
cli-db-copy-bar = rows copied
cli-db-copy-done = { $rows ->
    [one] one row copied; servers may begin at the new place
   *[other] { $rows } rows copied; servers may begin at the new place
}
cli-db-repair = Cut what does not replay, so that the table opens again. Stop the server first.
    A backup is made, what would be cut is told, and the cut lines are written into a file beside the database.
cli-db-repair-data = The folder where tables are stored; otherwise the user's data folder.
cli-db-repair-store = The address of another database, such as postgresql://…
cli-db-repair-yes = Do it without asking.
cli-db-repair-stray = these rows belong to no table and are cut
cli-db-repair-nothing = there is nothing that cutting would mend
cli-db-repair-sure = { $count ->
    [one] Repair this table?
   *[other] Repair these { $count } tables?
}
cli-db-repair-lines =     lines { $first } to { $last } would be cut ({ $count })
cli-db-repair-not =     this can't be mended by cutting; it stays closed
cli-db-repair-done = done; what was cut is in { $file }
db-no-game = there is no game '{ $given }' here
db-bad-chairs = it has { $given } chairs for { $expected } seats
db-bad-table = it can't be laid: { $why }
db-gap = line { $given } stands where line { $expected } is expected
db-bad-line = line { $line } ('{ $given }') does not replay: { $why }
db-bad-end = it is stored with over = { $given }, and the game says otherwise
db-stray = there are lines or chairs of this table, and no table

cli-tables = List, show, export or delete the tables that the server keeps.
cli-tables-list = List stored tables, the latest last.
cli-tables-list-data = The folder where tables are kept; otherwise the user's data folder.
cli-tables-list-store = The address of another database, such as postgresql://…
cli-tables-list-game = Only tables of this game.
cli-tables-list-over = Only finished games, or only those that go on.
cli-tables-list-ids = Print nothing but the ids, one on each line.
cli-tables-show = Show a stored table as a spectator sees it: who plays, what was agreed, how it lies.
cli-tables-show-data = The folder where tables are kept; otherwise the user's data folder.
cli-tables-show-store = The address of another database, such as postgresql://…
cli-tables-export = Write stored games as records (.troll), one file for each: `trollbord tables export ID ID` or `--all`.
cli-tables-export-data = The folder where tables are kept; otherwise the user's data folder.
cli-tables-export-store = The address of another database, such as postgresql://…
cli-tables-export-everything = Export every table.
cli-tables-export-out = The folder for the files.
cli-tables-export-force = Overwrite existing files.
cli-tables-export-reveal = Write the secret of a game that goes on too: whoever reads it knows what will be drawn.
cli-tables-delete = Delete stored tables for good. A running server closes them within seconds and tells everyone who sits there.
cli-tables-delete-data = The folder where tables are kept; otherwise the user's data folder.
cli-tables-delete-store = The address of another database, such as postgresql://…
cli-tables-delete-yes = Don't ask for confirmation.
cli-tables-id = id
cli-tables-game = game
cli-tables-players = players
cli-tables-lines = { $lines ->
    [one] one line
   *[other] { $lines } lines
}
cli-tables-column-lines = lines
cli-tables-state = state
cli-tables-touched = last played
cli-tables-over = finished
cli-tables-running = goes on
cli-tables-practice = practice
cli-tables-count = { $count ->
    [one] one table
   *[other] { $count } tables
}
cli-tables-which = name tables by their ids, or all of them with --all
cli-tables-writing = records written
cli-tables-none = there is no table '{ $given }'; `trollbord tables list` shows them
cli-tables-damaged = table '{ $given }' does not replay; `trollbord db check` says why
cli-tables-sure = { $count ->
    [one] Delete this table for good?
   *[other] Delete { $count } tables for good?
}
cli-tables-deleted = { $count ->
    [one] one table deleted
   *[other] { $count } tables deleted
}

## The sentences of the command line's own library

cli-help = Show this message and exit.
cli-trollbord-version = Show the version and exit.
click-usage = Usage:
click-options = Options
click-commands = Commands
click-default = default: { $default }
click-try = Try '{ $command } { $option }' for help.
click-error = Error: { $message }
click-invalid-input = Error: invalid input
click-aborted = Aborted!
click-invalid = Invalid value: { $message }
click-invalid-for = Invalid value for { $param_hint }: { $message }
click-missing-argument = Missing argument
click-missing-option = Missing option
click-missing-command = Missing command.
click-no-option = No such option { $name }.
click-no-command = No such command { $name }.
click-takes-no-value = Option { $name } does not take a value.
click-no-number = { $value } is not a valid { $number_type }.
click-out-of-range = { $value } is not in the range { $range }.
click-no-file = { $name } { $filename } does not exist.
click-is-file = { $name } { $filename } is a file.
click-is-folder = { $name } { $filename } is a directory.
click-not-readable = { $name } { $filename } is not readable.
click-not-writable = { $name } { $filename } is not writable.
click-extra = { $count ->
    [one] Got unexpected extra argument ({ $args })
   *[other] Got unexpected extra arguments ({ $args })
}
click-meant = { $count ->
    [one] Did you mean { $possibility }?
   *[other] (Did you mean one of: { $possibilities }?)
}
click-needs-value = { $count ->
    [one] Option { $name } requires an argument.
   *[other] Option { $name } requires { $nargs } arguments.
}
click-no-choice = { $count ->
    [one] { $value } is not { $choice }.
   *[other] { $value } is not one of { $choices }.
}

cli-learn = Learn a game in the terminal: its first lesson, or the one that is named.
cli-learn-step = The step to begin with, by its name.
cli-learn-only_list = List the lessons of this game.
cli-learn-none = there is no lesson { $given }; there are: { $expected }
cli-learn-left = To go on: { $given }
term-learn-help = Enter goes on. Type the number or the name of what you choose, or: { term-order-show } (show me), { term-order-back }, { term-order-skip }, { term-order-board } (the whole table), { term-order-options } (the list), { term-order-help }, { term-order-quit }.
term-learn-try = To try it, type: { $line } ({ $name })
term-learn-unknown = “{ $line }” is none of the options. Type { term-order-options } for the list, { term-order-show } to be shown how, { term-order-help } for all that can be typed.
term-learn-many = There are { $count } options: type one by its name, or { term-order-options } for the list.
term-order-show = show
term-order-back = back
term-order-skip = skip
term-order-board = board
term-order-options = options
term-order-help = help
term-order-quit = quit
