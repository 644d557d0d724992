### What all games, the terminal and the page share.

## Who is at the table

seat-unnamed = seat { $number }
seat-nature = chance
seat-spectator = a spectator
name-unknown = something hidden
sheet-player = Player
components-rule = Rule
components-turn = A first turn
components-example = The rulebook’s example of a turn

## What a bot thinks of an option

worth-best = the best
worth-near = about as good
worth-less = weaker
worth-poor = much weaker

## Mistakes: what was given, what was expected, and where

error-unknown-game = there is no game '{ $given }': the games are { $expected }
error-broken-game = the folder '{ $given }' holds no game that can be played: { $why }
error-broken-package = the package '{ $package }' brings no game '{ $given }' that can be played: { $why }
error-game-twice = two packages bring a game '{ $given }' ({ $packages }): uninstall all but one of them
error-game-is-ours = the game '{ $given }' is one of ours: that of { $packages } is not used
error-game-not-installed = the game '{ $given }' is not installed here, so this record can't be replayed: the games are { $expected }
error-no-game = '{ $given }' is no game but a { $kind }
error-other-game-made = { $module } makes no game with the id '{ $given }': it makes { $made }
error-no-game-made = { $module } makes no game with the id '{ $given }', nor any other
error-unknown-bot = there is no bot '{ $given }': the bots are { $expected }
error-bot-twice = two packages bring a bot '{ $given }' ({ $packages }): uninstall all but one of them
error-broken-bot = the package '{ $package }' brings no bot '{ $given }' that can play: { $why }
error-no-player = '{ $given }' makes no Player but a { $kind }
error-not-imported = '{ $given }' can't be imported: { $why }
error-unknown-option = { $game } has no option '{ $given }'
error-unknown-option-because = { $game } has no option '{ $given }': { $why }
error-unknown-pick-because = { $game } has no option '{ $given }': { $why }; the options are { $offered }
why-spelt-nothing = nothing was said
why-spelt-verb = an option begins with { $expected }, not with '{ $word }'
why-spelt-word = after '{ $before }' comes { $expected }, not '{ $word }'
why-spelt-short = after '{ $before }' there must come { $expected }
why-spelt-end = nothing comes after '{ $before }'
why-other-question = something else is asked now: { $question }{ $rule ->
    [none] {""}
   *[other] {" "}({ $rule })
  }
why-hidden = chance decides this, or something hidden{ $rule ->
    [none] {""}
   *[other] {" "}({ $rule })
  }
error-unknown-option-id = { $game } has no option number { $given }: they are numbered from 0 to { $last }
error-bad-budget = nobody can think within { $given }: iterations and seconds are 0 or more
error-bad-answer = the bot '{ $bot }' answered '{ $given }', which is none of its options: { $offered }
error-unknown-pick = { $game } has no option '{ $given }': the options are { $offered }
error-bad-seats = { $game } seats { $expected } players, got { $given }
error-unknown-seat = there is no seat { $given } at this table: the last one is { $last }
error-nature-sees = chance has no view of the table: look through the eyes of a seat or of a spectator
error-spectator-row = a spectator has no row of numbers: ask for the row of a seat
error-bad-action = table { $table } does not offer the action { $given }: the options are { $expected }
error-action-count = one action for each table: got { $given }, expected { $expected }
error-bad-setting = the table option '{ $option }' cannot be { $given }: expected { $expected }
error-unknown-setting = there is no table option '{ $given }': the options are { $expected }
error-illegal-pick = { $seat } cannot pick '{ $given }': the options are { $offered }
error-illegal-pick-because = { $seat } cannot pick '{ $given }': { $why }; the options are { $offered }
error-not-your-question = { $seat } cannot pick '{ $given }': { $asked_seat } is asked
error-game-over = nobody can pick '{ $given }': the game is over
error-manner = '{ $given }' is no way to do '{ $option }'
error-nothing-to-undo = { $seat } has nothing to take back
error-resigned-already = { $seat } has resigned already
error-nobody-types = nobody is there to type in what chance did ({ $source }): bots only play where the draws are automatic
error-cannot-undo = { $seat } can't undo: something new has been revealed since
error-cannot-redo = { $seat } has taken nothing back
error-undo-over = it is too late to undo: the game is over and its secret is revealed
error-no-such-line = there is no line { $given } to go back to: the last one is { $last }
error-no-request = nobody has asked to undo
error-other-request = the request to go back is another one by now: lines { $expected } instead of { $given }
error-bad-position = not a valid position: column { $column } has '{ $given }', expected { $expected }
error-bad-position-parts = not a valid position: '{ $given }' does not have its three parts
error-bad-position-game = not a valid position: it has '{ $given }', expected '{ $expected }'
error-bad-position-fields = not a valid position: its fields are '{ $given }', expected '{ $expected }'
error-bad-position-fit = not a valid position: what it says does not fit together ({ $given })

## Records: what is wrong with one, and where

record-place = line { $line }, column { $column }
record-part = { $expected ->
        [answer] an option, 'undo' and a number, or '??'
        [colon] a colon
        [count] the number of the draw
        [date] a date such as '2026-11-15'
        [game] the id of a game
        [hex] hex digits (64 for a commitment or a secret)
        [language] a language such as 'en'
        [line-end] the end of the line
        [number] a number
        [origin] 'drawn', 'tower', 'typed' or 'typed' and a seat
        [reason] a colon and the reason of the end
        [scores] the scores
        [seat] the number of a seat
        [seq] the number of the line
        [source] the name of a source, such as 'die'
        [table] the id of a table option
        [text] a text of up to 500 characters
        [undo] the number of the line to go back to
        [value] the value of a table option
        [viewer] the number of a seat or 'spectator'
        [who] 'seat' or 'nature'
       *[other] '{ $expected }'
    }
error-record-after-end = { record-place }: '{ $given }' comes after the end of the record
error-record-asked = { record-place }: '{ $given }' is not asked here, but '{ $expected }'
error-record-character = { record-place }: the character { $given } is not allowed in a record
error-record-count = { record-place }: draw { $given } from '{ $source }' is out of order: expected draw { $expected }
error-record-cut-short = { record-place }: the line stops where { record-part } is expected
error-record-draw = { record-place }: wrong draw: the secret gives '{ $expected }', the record has '{ $given }'
error-record-fall = { record-place }: wrong fall: the tower gives '{ $expected }', the record has '{ $given }'
error-record-fall-beside = { record-place }: the details kept for this fall don't match the hit
error-record-edition = the record is of edition { $given } of the rules, and this is edition { $expected }: it can't be replayed
error-record-end = { record-place }: the game ends with '{ $expected }', the record says '{ $given }'
error-record-expected = { record-place }: '{ $given }' stands where { record-part } is expected
error-record-game = the record is of '{ $given }', not of '{ $expected }'
error-record-header-mark = { record-place }: the header is not the one that was sealed
error-record-hidden = { record-place }: '??' stands only in a seat's own record, which has a 'view' line
error-record-label = { record-place }: no line of a record begins with '{ $given }'
error-record-late-header = { record-place }: a '{ $given }' line belongs to the header, above the first pick
error-record-line-long = { record-place }: the line has { $given } characters, at most { $most } are allowed
error-record-lines = the record has { $given } lines, at most { $most } are allowed
error-record-mark = { record-place }: this line is not the one that was sealed
error-record-missing = { record-place }: the header ends without a '{ $expected }' line
error-record-no-line = there is no line { $given } in this record: its lines are 0 to { $last }
error-beside-line = line { $line } of the file that belongs to this record (.beside) can't be read
error-beside-other = the .beside file belongs to another record
error-record-not-over = { record-place }: the record has an end, but the game goes on: lines are missing
error-record-not-text = { record-place }: this is not UTF-8 text
error-record-numbered = { record-place }: a record has at most { $most } numbered lines
error-record-over = { record-place }: the game was over before '{ $given }'
error-record-pick = { record-place }: { $why }
error-record-promise = { record-place }: this is not the secret that the commitment promised
error-record-scores = { record-place }: { $given } scores for { $expected } seats
error-record-seal = { record-place }: the record is not the one that was sealed
error-record-seal-length = { record-place }: { $expected } lines were sealed, the record has { $given }
error-record-seat = { record-place }: there is no seat { $given }: the last one is { $last }
error-record-seats = { record-place }: { $given } seats: a record has 1 to { $most }
error-record-sequence = { record-place }: line { $given } is out of order: expected line { $expected }
error-record-size = the record has { $given } bytes or more, at most { $most } are allowed
error-record-start = { record-place }: a record begins with '{ $expected }', not with '{ $given }'
error-record-text = '{ $given }' is not allowed in a record: expected one line of 1 to { $most } characters without blanks at its ends
error-record-twice = { record-place }: '{ $given }' is there already
error-record-undo = { record-place }: nobody can go back to line { $given }: it does not stand, or nothing comes after it
error-record-unknown = { record-place }: this is a seat's own record, and what was picked here is not known to it
error-record-version = { record-place }: this is '{ $given }', and only '{ $expected }' can be read

verify-replayed = { $lines ->
        [one] one line replayed
       *[other] { $lines } lines replayed
    }
verify-recomputed = { $draws ->
        [one] one draw recomputed
       *[other] { $draws } draws recomputed
    }
verify-repeated = { $draws ->
        [one] one answer of the tower repeated
       *[other] { $draws } answers of the tower repeated
    }
verify-unchecked-tower = { $draws } from the tower, not recomputed: { $which }
verify-unchecked-typed = { $draws } typed, not recomputed: { $which }
verify-unchecked-forked = { $draws } from the game that this one was forked from, not recomputed: { $which }
verify-unchecked-secret = { $draws } not recomputed, because the secret is not revealed: { $which }
verify-not-over = the game is not over
verify-not-whole = this is a seat's own record: only the lines before its first gap can be checked
verify-not-promised = the record has no commitment: its secret could have been chosen afterwards
verify-not-sealed = the record has no seal: a legal move in place of another would not show

replay-undo = { $seat } goes back to line { $to }
log-typed = { $seat } enters the result
end-broken-off = Broken off after the most decisions allowed
log-resigned = { $seat } resigns
end-resigned = Only one side has not resigned
replay-not-over = The game is not over.
error-record-json = this JSON is no record: { $why }

## Contests and programs

error-arena-needs-two = a contest needs two different bots, got '{ $given }'
error-arena-clock = there is no clock '{ $given }' to think by: the clocks are { $expected }
error-arena-clock-program = '{ $given }' is a program of its own, whose CPU time this process can't count while it thinks: let it play by the clock on the wall
error-arena-other-contest = { $file } holds another contest: '{ $expected }', this one is '{ $given }'; name another file with --out
error-store = the database { $given } cannot be used: { $why }
error-store-driver = the database { $given } needs the driver { $driver }, which is not installed; for PostgreSQL: pip install 'trollbord[postgres]'
error-store-claimed = the database { $given } is in use by another server: stop it first
error-remind-address = reminders need the address at which people reach this server, as https://club.example, got '{ $given }'
error-remind-mail = the mail server is given as smtp://… or smtps://user:password@host, got '{ $given }'
error-remind-key = the push key { $given } can't be used: { $why }
error-store-older = the database { $given } was made by an older version: `trollbord db upgrade` brings it up to date
error-store-newer = the database { $given } was made by a newer version of Trollbord (its form is { $version }): use that version
error-store-full = there are tables in the database { $given } already: name an empty one
error-store-program = this needs PostgreSQL's program { $program }, which is not installed (Debian and Ubuntu: the package postgresql-client)
error-arena-needs-pyarrow = writing '{ $file }' needs pyarrow: pip install 'trollbord[parquet]', or name a .csv file with --out
error-extra-missing = this needs { $package }, which is not installed: pip install 'trollbord[{ $extra }]'
error-arena-other-columns = { $file } was written by another version of the arena, with other columns; name another file with --out
error-benchmark-file = { $file } is no file of results that holds: { $why }
error-unknown-start = { $game } has no start '{ $given }': it has { $expected }
error-no-cluster = there is no Ray cluster at '{ $address }': { $why }
error-other-version = a machine of the cluster has version { $given } of Trollbord, and { $expected } is asked for: all need the same
error-dataset-none = there is no dataset in { $folder }
error-dataset-other = { $folder } holds another kind of dataset ({ $why })
error-dataset-no-records = there are no records to learn from
error-bad-weights = { $file } holds no weights that can be used: { $why }
error-bot-without-heat = '{ $given }' can't be told how much to err: tomte and those who search can, with a heat above 0
error-bot-without-weights = '{ $given }' does not search, so it can't be given weights
error-fit-no-features = { $game } names no features that weights could be learned for
error-fit-records = { $folder } was made from records: weights are learned from matches that bots played (`trollbord dataset play`)
error-fit-by = only a line that starts from the hand-made evaluation is fitted by { $by }
error-fit-other-rules = match { $match } can't be played again: the dataset was made with other rules or another version
error-program-missing = there is no program '{ $program }'
error-program-no-node = '{ $program }' needs Node.js, which is not installed
error-program-not-ready = '{ $program }' did not answer 'hello' with 'ready'
error-program-gone = '{ $program }' ended in the middle of a match
error-program-silent = '{ $program }' did not answer within { $seconds } seconds
error-program-wrong = '{ $program }' keeps giving wrong answers: { $why }

# -- the review of a finished game

error-review-budget = a review needs a budget to think with: every number above 0, and two batches at least; given { $given }
error-review-unfinished = the game is not over yet: only a finished game is reviewed
error-review-hidden = this is one seat’s own record, which hides what the others did: a review needs the full record
error-review-unverified = the record does not verify, so nothing is said about it: { $why }
error-review-short = there is one decision at most in this game: too few for a review
error-review-untaught = no matches have taught yet what a table of { $game } with { $seats } seats and these options is worth, so there is no review of it
review-title = Review of { $game }
review-gave = { $seat }: about { $loss } hundredths of the win given away, ± { $half }
review-open-even = nobody was far ahead
review-open-ahead = already far ahead
review-open-behind = already behind
review-open-early = too early to be sure
review-count = { $what }: { $played } as it was played, { $better } the other way
review-odds-good = { $seat }: a draw as good as the one of line { $line } comes about 1 time in { $one }
review-odds-bad = { $seat }: a draw as bad as the one of line { $line } comes about 1 time in { $one }
review-odds-good-never = { $seat }: a draw as good as the one of line { $line } came in none of { $of } tries
review-odds-bad-never = { $seat }: a draw as bad as the one of line { $line } came in none of { $of } tries
review-nothing = No turn cost { $limit } hundredths of the win for certain.
review-label-as-good = as good
review-label-inaccuracy = inaccuracy
review-label-mistake = mistake
review-label-blunder = blunder
review-played = played
review-better = better
review-moments = Moments
review-account = Where the result came from, in hundredths of the win
review-players = Each player
review-draws = Draws that mattered
review-shares = Shares of the win, turn by turn
review-column-line = line
review-column-player = player
review-column-lost = lost
review-column-label = this was
review-column-start = start
review-column-draws = draws
review-column-own = own choices
review-column-others = others’ choices
review-column-result = result
review-column-turns = turns
review-column-good = best or as good
review-column-decisions = decisions
review-column-rate = lost a decision
review-note-engine = Judged by { $engine } ({ $given }, seed { $seed }).
review-note-value = The shares come from { $matches } matches of bots; in matches that were not used they were { $gap } hundredths off on average. People were not measured.
review-note-factor = Played on to the end, losses came to { $factor } ± { $error } of what is said ({ $decisions } decisions): the losses here are multiplied by it, and the interval contains it.
review-note-eyes = Each decision is judged by what its player could see then, with a memory of all that the table shows.
review-note-open = Shares turn by turn and the account are told with all cards open, now that the game is over.
review-note-people = It judges moves and not people, and proves no cheating.
