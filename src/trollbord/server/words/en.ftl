### The table for programs.

api-title = The table for programs
api-group-account = Who you are
api-group-games = Games
api-group-tables = Tables
api-group-playing = Playing
api-group-talk = Talk
api-group-history = History
api-group-records = Records
api-problems = Problems
api-shapes = Schemas

api-problem-unreadable = The request can't be read
api-problem-unsigned = A token is needed
api-problem-not-yours = This is not yours
api-problem-missing = Not found
api-problem-method = This can't be done here
api-problem-stale = The table has moved on
api-problem-not-now = This can't be done now
api-problem-too-long = The request is too long
api-problem-illegal = The rules do not allow this
api-problem-too-many = Too many requests
api-problem-broken = Server error
api-problem-unavailable = The server can’t save or read just now

api-unreadable = the request can't be read: { $why }
api-no-token = this needs a token: 'Authorization: Bearer TOKEN'; 'POST /api/accounts' gives you one
api-bad-token = this server did not issue this token
api-no-method = there is no '{ $given }' here
api-no-missing = there is nothing at '{ $given }'
api-no-name = a name needs at least one letter that can be seen
api-not-your-seat = seat { $given } is not yours
api-no-such-moment = there is no table after { $given } picks: the last one is { $last }
api-bad-seat = '{ $given }' is not a kind of seat: expected { $expected }
api-stale = you know the table as it was at line { $given }, and it is at line { $seq } now
api-too-long = the request has more than { $most } bytes
api-too-many = that was too much at once; try again in { $seconds } s
api-too-many-lines = you already have { $most } streams open
api-broken = server error; it has been logged, and the table is unchanged
api-words-or-phrase = send either free text or one of the ready-made phrases, not both

### Reminders with the page closed.

remind-line-turn = { $game }: it is your turn
remind-line-over = { $game }: the game is over
remind-turns =
    { $count ->
        [one] It is your turn at one table
       *[other] It is your turn at { $count } tables
    }
remind-news =
    { $count ->
        [one] News of one table
       *[other] News of { $count } tables
    }
remind-more =
    { $count ->
        [one] And one more table.
       *[other] And { $count } more tables.
    }
remind-confirm-title = Trollbord: is this your address?
remind-confirm-text = Somebody at { $host } wants to be reminded of their games at this address. If that was you, open this link and confirm:
remind-confirm-else = If it was not you, do nothing: the address is forgotten after two days.
remind-stop-text = You get this because you asked for it at { $host }. To stop it:
