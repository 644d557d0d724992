### The page around the boards.

## The house

page-title = Trollbord: four northern board games
page-headline = Four games, one table
page-welcome = Choose a game. Two clicks and you're playing: against bots, or with friends through a link. No account needed.
page-home = Home
page-my-tables = My tables
page-open-tables = Tables with a free seat
page-not-yet = not on the table yet
page-theme = Day or night
page-settings = Settings
page-name = Your name
page-language = Language
page-save = Save
page-close = Close
page-sound = Sound
page-notify = Tell me when it is my turn
page-notify-granted = You will be told when it is your turn.
page-notify-denied = The browser does not allow notifications from this page.
page-loading = Setting up the table …
page-offline = No connection. Trying again …
page-unsent = On its way: your choice is sent as soon as there is a connection.
page-offline-title = You are offline
page-offline-help = Trollbord can't be reached just now. Your games are safe on the server; this page goes on by itself as soon as the connection is back.
page-offline-again = Try again

## A new table

page-seats = Who plays?
page-seat = Seat { $number }
page-seat-me = here
page-seat-bot = bot
page-seat-open = by link
page-seat-none = nobody
page-more-seats = More players
page-agreed = House rules
page-join = Who may join
page-join-link = whoever has the link
page-join-everyone = anyone: list it on the home page
page-join-nobody = nobody
page-watch = Who may watch
page-watch-link = whoever has the link
page-watch-nobody = nobody
page-open-table = Open the table
page-free-seat = free seat

## The table

page-your-turn = Your turn
page-put-back = Cancel
page-undo = Undo
page-redo = Redo
page-request-undo = Ask to undo
page-correct = Fix what was typed
page-asks-undo = { $name } asks to undo.
page-asks-wait = Waiting for the others.
page-asks-seat = { $name } would like to take the free seat, and would see its hand.
page-second-seat = You have played another seat of this game and know its hand.
page-seat-asked = You have asked for the seat. Everyone who plays has to allow it.
page-not-away-yet = They have not yet been away for the time agreed at this table.
page-bots-mind = Bots don’t agree to undo a chance event or anything that has revealed something to a player.
page-practice-first = Only at a practice table do bots agree to undo a chance event.
page-practice-sure = Make this a practice table?
page-practice-help = This would undo a chance event, or something that you have learnt. From then on this is a practice table, and its record says so.
page-practice-yes = Practise
page-practice-no = Play on
page-practice = Practice table
page-state-standin = { $bot } plays for you; you can take your seat back
page-absence = A bot may stand in after
page-absence-2 = 2 minutes
page-absence-10 = 10 minutes
page-absence-60 = an hour
page-absence-1440 = a day
page-agree = Allow
page-refuse = Don't allow
page-all-options = { $count ->
    [one] the one choice as a list
   *[other] all { $count } choices as a list
}
page-thinks = { $name }'s turn
page-bot-thinks = { $name } is thinking
page-chance = Chance decides
page-unanswered = If nobody responds in time, it happens
page-unanswered-lone = You can't respond – but the others don't know that yet
page-seconds = { $count } s
page-absent = { $name } is not here.
page-standin = Let { $bot } take over
page-meanwhile = While you were away
page-past = Position { $index } of { $all }
page-now = Back to now
page-curtain = Pass the device to { $name }
page-curtain-help = Nobody else should look.
page-curtain-ready = I am { $name }
page-you-won = You won!
page-kind = A good game all the same.
page-kind-far = A hard game this time. The replay shows where it slipped away.
page-won = { $count ->
    [one] { $name } has won
   *[other] { $name } have won
}
page-draw = A draw
page-total = Total
page-uncounted = The points, which count only if nobody meets a goal
page-rematch = Play again
page-to-rematch = Go to the rematch
page-record = Save the game
page-waiting = Waiting for players
page-waiting-help = Send a friend the link, or add a bot.
page-copy-link = Copy the link
page-link-copied = Link copied. Anyone who has it can join this table.
page-sit = Sit here
page-more = More
page-leave = Leave the table
page-leave-sure = Leave the table?
page-leave-help = Your seat becomes free. The others play on until it is your seat's turn; then the game waits. You can come back.
page-stay = Stay
page-take-back = Take your seat back
page-always-accept = Always let it happen
page-tag-you = you
page-tag-bot = bot
page-tag-bot-rated = bot · { NUMBER($rating) }
page-tag-program = program
page-tag-away = away
page-tag-standin = { $bot } plays on
page-tag-late = out of time
page-nav-first = To the beginning
page-nav-back = Back
page-nav-next = Forward
page-nav-last = To the end
page-reasons = Why did it do that?
page-reasons-title = { $option }: what it considered
page-reasons-none = { $option }: there was nothing to consider
page-why-hidden = Bots explain their moves once the game is over
page-other-device = Continue on another device
page-device = Continue on another device
page-device-help = Scan this with the other device, or open the link there, within 15 minutes. That device can then play as you, so don't share the link.
page-claim = Is this device yours too?
page-claim-help = This link makes this device the same player as the device that showed it. Go on only if that device is your own. The link works only once.
page-claim-loses = On this device you are { $name } now, with { $count ->
    [one] one table
   *[other] { $count } tables
}. You can't come back to that from here.
page-claim-yes = Yes, it is mine
page-claim-no = No, back to the first page
page-sign-out = Sign out my other devices
page-sign-out-help = Every other device and program that plays as you is signed out and loses your seats. This device stays yours.
page-sign-out-yes = Sign them out
page-signed-out = Your other devices are signed out.
page-too-many-pages = Too many pages of this server are open at once. Close some of them.
page-device-back = Back to the table
page-device-late = This link has expired. Get a new one on the first device.
page-device-copied = The link is copied. Open it on the other device.

## What the server answers

page-stale = The game has moved on. Here is how things stand now.
page-not-offered = That can't be picked now.
page-why-not-you = It is not your turn.
page-why-waiting = The game begins when all seats are taken.
page-too-much = That was too many requests, or too much text.
page-not-found = There is no such table.
page-not-saved = This could not be saved just now, and nothing has changed. Please try again.
page-not-known = We can’t tell whether this was saved. Please look again; doing it once more does no harm.
page-not-read = The server can’t read its tables just now. Please try again in a moment.
page-table-closed = This table is closed: its log can’t be replayed by this version. What has been played can be read and exported.
page-state-closed = closed
page-nothing-here = There is nothing here.
page-table-gone = This table is gone: it was deleted by the people who run this site.
page-no-watching = This table is open to its players only.
page-seat-taken = Somebody is already sitting there.
page-bad-form = Sorry, that form couldn't be read. Please try again.
page-state-turn = { $name }'s turn
page-state-free = { $count ->
    [one] one seat free
   *[other] { $count } seats free
}
page-state-over = finished
page-state-won = { $name } won
page-play = Play
page-look = Watch

## The bots

name-tomte = Tomte
name-huldra = Huldra
name-draug = Draug
name-jotun = Jotun

## Games of the house that are not on the table yet

page-game-ragnarocks = Ragnarocks
page-game-trollfjord = Trollfjord
page-game-ankh_morpork = Ankh-Morpork
page-game-trolls_princesses = Trolls & Princesses

## Looking at a game again

page-film = Replay
page-film-turn = Turn { $turn } of { $turns }
page-film-slider = Position
page-film-back-turn = To the turn before
page-film-next-turn = To the next turn
page-film-run = Play
page-film-eyes = Point of view
page-film-spectator = a spectator
page-film-open = everything shown
page-film-speed = Speed
page-film-speed-0 = slow
page-film-speed-1 = normal
page-film-speed-2 = fast
page-film-link = Link to this position
page-film-link-copied = The link to this position is copied.
page-film-fork = Play on from here
page-review = Review this game
page-review-grows = Looking at turn { $done } of { $of }
page-review-next = Next moment (M)
page-review-before = Moment before
page-review-about = Who judged, and what it is not for
page-verify = Check the draws
page-verify-good = All checks passed.
page-verify-bad = Something doesn't check out:
page-watch-again = Watch the game again
page-bring = Open a game from a file

## Talking

page-talk = Chat
page-talk-nothing = Nobody has said anything yet.
page-talk-say = Say something
page-talk-send = Send
page-talk-mute = Mute { $name }
page-talk-hear = Unmute { $name }
page-notes = My notes
page-notes-help = Only you can read this.
page-notes-saved = Notes saved.
page-speak = Who may talk
page-speak-everyone = everyone at the table
page-speak-players = players only
page-speak-nobody = nobody
page-keep-talk = Save the chat with the game
page-phrase-hello = Hello!
page-phrase-good-luck = Good luck!
page-phrase-good-move = Good move!
page-phrase-thinking = I am thinking …
page-phrase-one-moment = Back in a moment
page-phrase-oops = Oops!
page-phrase-thanks = Thank you!
page-phrase-good-game = Well played!

## Time

page-time = Time to think
page-timer = Time to think
page-timer-none = no limit
page-timer-move = per turn
page-timer-game = per game
page-timer-days = days
page-clock-more = More for each turn
page-clock-zero = When the time is up
page-clock-zero-bot = a bot plays on
page-clock-zero-skip = the turn is skipped where the rules allow it
page-clock-zero-loss = they lose (with more than two players, they come last)
page-clock-pause = Ask for a pause
page-clock-asks = { $name } asks to stop the clock.
page-clock-paused = The clock is stopped.
page-clock-go-on = Go on
page-clock-stands = The clock is stopped: nobody can move until it runs again.
page-clock-lost = { $name } has run out of time
page-clock-out = { $name } ran out of time and comes last.
page-clock-too-late = Your time was up: a bot plays your seat to the end.
page-next-table = Next table where it's my turn
page-waits = It's your turn at another table.

## Help at the table

page-help = How to play
page-help-table = At this table
page-help-click = Anything that glows can be clicked: the first click picks a piece, the second says where. If a click does nothing, you are told which rule forbids it.
page-help-keys = Arrow keys go to the nearest choice, Enter picks it, Escape cancels. All choices are also in a list.
page-help-undo = “{ page-undo }” works as long as nobody has learned anything new; after that, everyone who plays is asked.
page-help-history = Press a line of the history to see that position; “{ page-now }” takes you back.
page-help-replay = The eye opens the replay: a slider, playback, other points of view after the end, and “{ page-film-fork }”.
page-help-book = The open book, or R, opens the rules beside the table: how to play, every rule with a search, and all that lies on the table. Every rule number leads there.
page-help-talk = The speech bubble opens the chat, the pencil your own notes. You can mute anyone you do not want to hear.
page-help-clock = A clock counts only your own time. All who play can agree on a pause.
page-help-leave = If somebody is away, a bot can hold their place until they come back.
page-help-device = In the settings you find your name, the language, reminders, and the way to another device.
log-said = { $seat } said: “{ $given }”

## The books beside the table

page-book = The rules of the game
page-book-guide = How to play
page-book-rules = Rules
page-book-almanac = Almanac
page-book-aid = Player aid
page-book-lesson = Play the lesson
page-book-print = Print
page-book-refused = This rule was the answer to your last click:
page-book-english = This page is not translated yet; here it is in English.
page-book-copy = Press a number to copy a link to its rule. Rulings, marked with a lozenge, decide what the printed book leaves open.
page-book-copied = The link to { $rule } was copied.
page-book-why = Why so?
page-find-rules = Word or number, in any language
page-find-almanac = Search the almanac
page-find-some = { $count } of { $all }
page-find-all = { $all ->
    [one] one rule
   *[other] { $all } rules
}
page-find-things = { $count ->
    [one] one thing
   *[other] { $count } things
}
page-find-kinds = All
page-find-nothing = Nothing about “{ $given }”.
page-find-number = Try another word, or the number of a rule.
page-find-nearest = Did you mean:

## Opening a table

page-enter = Open
page-since-minutes = { $count ->
    [one] for 1 minute
   *[other] for { $count } minutes
}
page-ago-minutes = { $count ->
    [one] 1 minute ago
   *[other] { $count } minutes ago
}
page-since-hours = { $count ->
    [one] for 1 hour
   *[other] for { $count } hours
}
page-ago-hours = { $count ->
    [one] 1 hour ago
   *[other] { $count } hours ago
}
page-since-days = { $count ->
    [one] for 1 day
   *[other] for { $count } days
}
page-ago-days = { $count ->
    [one] 1 day ago
   *[other] { $count } days ago
}
page-seats-help = Several people at one device: a curtain hides what the others may not see.
page-seat-name = Name
page-seat-name-of = { $seat }: name
page-bot-of = { $seat }: which bot
page-seat-open-help = You get a link for this seat.
page-which-bot = Which bot?
page-strength = strength { $level } of { $levels }
page-rating = rating { NUMBER($rating) }
page-rating-help = Rating in this game with two seats: a player who moves at random has 0, and 200 more win three of four games
page-bot-advice = You have won { $won } of { $games } games against { $bot }. Try { $next }?
page-bots-compiling = Trollbord is still being compiled in the background. Until that is done, a bot that searches weighs one position where it could weigh { $times }. The ratings beside the names hold as long as that is so.
page-bots-interpreted = Trollbord is not compiled on this server: a bot that searches weighs one position where it could weigh { $times }. The ratings beside the names hold as long as that is so.
page-bots-built = Trollbord is compiled now: bots that search think at full strength.
bot-tomte = Kind to beginners: forgets what it wanted.
bot-huldra = Sees what is good now, not what follows.
bot-draug = Thinks a moment ahead. Takes what you give away.
bot-jotun = Thinks for three seconds. Rarely forgives.
page-fact-players = { $fewest } to { $most } players
page-fact-age = from { $years }
page-fact-minutes = { $minutes } min
page-fact-alone = { $minutes } min against bots
page-weight-1 = light
page-weight-2 = fairly light
page-weight-3 = medium
page-weight-4 = fairly heavy
page-weight-5 = heavy
page-luck-0 = no luck
page-luck-1 = little luck
page-luck-2 = some luck
page-luck-3 = a lot of luck
page-more-rules = More rules, for experts: { $count }
page-more-company = Name of the table, guests, chat
page-table-name = Name of the table
page-table-name-help = So that you find it again.
page-switch-on = on
page-switch-off = off
page-timer-help = Only your own time counts.
page-clock-move = Time for a turn
page-clock-game = Time for the whole game
page-clock-days = Days for a turn
page-clock-in-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
page-clock-in-days = { $count ->
    [one] one day
   *[other] { $count } days
}
page-clock-in-seconds = { $count ->
    [one] one second
   *[other] { $count } seconds
}
page-you = About you
page-filter = Which tables
page-show-open = open
page-show-finished = finished
page-show-archive = archive
page-with-all = all
page-with-people = people
page-with-bots = bots
page-none-open = No open table. Choose a game.
page-none-finished = No finished game of this kind yet.
page-none-archive = The archive is empty.
page-name-table = Name this table
page-archive = Put into the archive
page-unarchive = Take out of the archive
page-delete = Delete
page-deleted = Deleted.
page-state-stands = waiting
page-since-left = { $since }, { $span } left
page-took-practice = { $span }, practice
page-span-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
page-span-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
page-span-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}

## Help cards

page-help-what = What is this?
page-help-close = Close
page-help-almanac = In the almanac
page-help-can = Now you can
page-help-cannot = Not now
page-help-more = and { $count } more
page-help-more-rules = { $count ->
    [one] { $count } more rule
   *[other] { $count } more rules
}
page-why-asked = You are asked something else: { $prompt }
page-why-else = { $thing }: not part of this question. You are asked: { $prompt }

page-help-ask = Rest the pointer on anything, hold a finger on it, or go to it with the keyboard and press I: a card says what it is and what it means now. P keeps the card open.
page-help-rules = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}

## Settings

page-seeing = Seeing
page-playing = Playing
page-on-device = These settings are saved on this device only.
page-text = Text size
page-text-0 = small
page-text-1 = usual
page-text-2 = large
page-text-3 = very large
page-contrast = Contrast
page-contrast-help = More: strong lines, no scenery.
page-contrast-device = as the device
page-contrast-usual = usual
page-contrast-more = more
page-theme-device = as the device
page-theme-light = day
page-theme-dark = night
page-patterns = Patterns on colours
page-patterns-help = Shapes and patterns always stand beside colours.
page-patterns-usual = usual
page-patterns-large = large
page-motion = Motion
page-motion-help = Less: pieces appear in place.
page-motion-device = as the device
page-motion-all = all
page-motion-less = less
page-speed = Bots’ turns
page-speed-help = How long you see each step.
page-speed-once = at once
page-speed-quick = quick
page-speed-calm = calm
page-confirm = Confirm moves
page-confirm-help = A second press before a move counts.
page-confirm-never = never
page-confirm-final = if it can’t be undone
page-confirm-always = always
page-cards = Help cards
page-cards-help = What a thing is: when the pointer rests on it, or only by a long press, I or the tool.
page-cards-rest = on rest
page-cards-asked = when asked
page-sound-help = Wood, stone, iron, water.
page-sample-title = Move one of your Vikings
page-sample = This is how a table will look.
page-sure = { $option }?
page-sure-yes = Yes
page-sure-no = No, back
page-fit = Whole board
page-skip = Skip

## About you

page-this-device = on this device
page-you-games = { $count ->
    [one] 1 game, { $ago }
   *[other] { $count } games, the first { $ago }
}
page-you-first = Play your first game
page-you-none = Finish a game and it appears here.
page-you-streak = wins in a row now
page-you-longest = longest row of wins
page-you-time = played in all
page-results = Results
page-results-help = The bar is the share won; the dots show how far chance may have pushed that share up or down.
page-you-record = games: { $games }, won: { $won }
page-you-practice = practice: { $count }
page-played = Games played
page-played-all = all { $count }
page-too-few = too few games to tell
page-share = { $won } % won, { $low } to { $high } %
page-bots-met = Bots you met
page-people-met = People you met
page-games = { $count ->
    [one] 1 game
   *[other] { $count } games
}
page-met-score = ahead { $ahead } times, behind { $behind } times
page-you-private = Only this device sees this page. Practice games count for time alone.
page-take-along = Download as a file
page-forget = Forget everything
page-forget-sure = Forget everything about you?
page-forget-help = Your name, results, settings and all tables where you play alone are deleted. At tables with others your seat stays, but nobody plays it any more; this device starts again as a new person.
page-forget-no = Keep
page-forget-yes = Forget

## The end

story-led = { $name } was ahead nearly all the way.
story-late = { $name } was behind until turn { $turn } of { $turns }.
story-changes = { $count ->
    [one] The lead changed once.
   *[other] The lead changed { $count } times.
}
story-turn = In turn { $turn } the game turned: { $name } chose “{ $option }”.
story-close = { $margin ->
    [one] It was close: one point between first and second.
   *[other] It was close: { $margin } points between first and second.
}
story-row = What decided it: { $row }, { $more } to { $less }.
story-clear = A clear victory: { $more } to { $less }.
story-even = Nobody was better: a game that deserves a rematch.
story-best = You did best in one thing: { $row }, { $more } to { $less }.
story-ahead = You were ahead as late as turn { $turn } of { $turns }.
page-try-bot = Try { $bot }
page-share-replay = Share the replay
page-replay-copied = The link to the replay is copied.
page-to-lobby = To all tables

## Hints

page-hint = Show me a good move
page-hint-thinks = { $name } is thinking
page-hint-stop = Never mind
page-hint-would = { $name } would play
page-hint-lone = This is your only move
page-hint-equal = All choices are equally good
page-hint-even = All options look alike for winning; for more points { $name } would play
page-hint-next = Expected next: { $next }
page-hint-chance = Then chance decides: one of { $count } ways it can go
page-hint-others = About as good: { $options }
page-hint-clear = Nothing else comes close
page-hint-wipe = Wipe the chalk
page-hint-not = At this table nobody is shown a good move.
page-hint-practice = This game is practice from now on, because you were shown a move: it stays among your games but is left out of all statistics.
page-hinted = Asked for hints: { $who }
page-hints = Hints for everyone
page-hints-help = Anyone may be shown a good move. All see who asks, the record says so, and the game is left out of all statistics.
page-gain-you = Better for you: { $part }
page-loss-you = Worse for you: { $part }
page-gain-other = Better for { $name }: { $part }
page-loss-other = Worse for { $name }: { $part }

# Company: leaving, resigning, ending, inviting
page-going = Stop playing
page-resign = Resign
page-resign-short = With two players the other one wins at once; with more you come last.
page-resign-sure = Resign this game?
page-resign-help = With two players the other one has won at once. With more, a bot plays on for you, and you come last. This can't be undone.
page-resigned-for-good = You have resigned: a bot plays your seat to the end.
page-resigned-last = { $name } resigned and comes last.
page-tag-left = has left
page-tag-resigned = resigned
page-end = End the game
page-end-short = If all players agree, the game ends without a winner.
page-end-sure = End the game without a winner?
page-end-help = It ends when all players agree. Bots always do, and so does anybody who has been away for too long.
page-end-awaits = Still to answer: { $names }.
page-end-not = Play on
page-asks-end = { $name } asks to end the game without a winner.
page-ended = The game was ended
page-ended-help = All players agreed. Nobody has won.
page-state-ended = ended by agreement
page-took-resigned = { $span }, by resignation
page-leave-short = Your seat becomes free. You can come back.
page-is-here = is here
page-is-away = is away
page-invite = Invite
page-invite-help = Whoever has this link can come to this table: scan it, or send it.
page-invite-code = QR code of the link to this table
page-invite-lonely = Others on this network can't reach this address: it leads to this computer alone. Whoever started Trollbord here can open it to the network.
page-send-link = Send the link
page-waiting-left = It is the turn of a free seat
page-waiting-guest = Take a free seat, or send the link on.
page-begin-with-bots = Begin with bots
page-or-bot = or a bot:
page-seat-left = A seat is free. The others play on until it is that seat's turn.
page-why-left = It is the turn of a free seat: the game goes on when someone takes it.
log-left = { $name } leaves the table
log-back = { $name } is back
log-joined = { $name } takes the free seat
log-stood-in = A bot plays for { $name }
log-took-back = { $name } plays again
log-ended = All players agree to end the game
log-late = { $seat } has run out of time

## Reminders with the page closed

page-remind = Reminders
page-remind-help = For games that last several days: you are told when it is your turn, also while no page is open. Several tables come in one message, and nothing comes while you look at a page. A message names the game and nothing else.
page-remind-none = This server sends nothing while the page is closed; whoever runs it can set that up. While a page is open in the background, the browser itself can tell you.
page-remind-push-add = Remind me in this browser
page-remind-push-on = This browser reminds you from now on.
page-remind-insecure = Browsers allow reminders on secure pages only, and this one was opened by http://. Open it by https:// instead.
page-remind-unsupported = This browser can't be reminded. On an iPhone or iPad, add Trollbord to the home screen first.
page-remind-push = A browser
page-remind-mail = Mail address
page-remind-webhook = Webhook (https://…)
page-remind-add = Add
page-remind-remove = Remove
page-remind-unconfirmed = Not confirmed yet: open the link that was sent there.
page-remind-confirmed = Reminders go there.
page-remind-secret = Its signatures are checked with { $secret }
page-remind-quiet = Quiet hours
page-remind-quiet-help = Time zone: { $zone }. What happens meanwhile is told in one message afterwards. The same time twice means none.
page-remind-from = from
page-remind-to = to
page-remind-tables = Remind me of these tables
page-remind-bad-address = This server can't use that address. A program needs an https address on the public internet.
page-remind-confirm = Send reminders there?
page-remind-confirm-help = Trollbord then writes to { $address } when it is the turn of whoever gave this address. Say yes only if that is you.
page-remind-confirm-yes = Yes, remind me
page-remind-done = Done: reminders go there from now on.
page-remind-late = This link has expired.
page-remind-stop = Stop these reminders?
page-remind-stop-help = Nothing more is sent to { $address }.
page-remind-stop-yes = Stop
page-remind-stopped = Stopped: nothing more is sent there.

# The table in words and its commands
told-title = The board in words
told-open = Board in words
told-close = Close the board in words
told-ask = Ask the table
told-ask-help = look, where trouble, at A2, options; or the number of a choice
told-tell = Ask
told-choices = { $count ->
    [one] one choice
   *[other] { $count } choices
}
told-nothing = There is nothing to tell.
told-unknown = “{ $line }” is no command and no choice. You can ask:
told-allowed = It can be picked: { $option }
told-several = That could be: { $options }
told-name-look = look
told-name-where = where
told-name-at = at
told-name-from = from
told-name-mine = mine
told-name-of = of
told-name-options = options
told-name-why = why
told-name-last = last
told-name-since = since
told-name-goal = goal
told-help-look = whose turn it is, what is asked, what lies on the table
told-help-where = all places of a kind: where trouble
told-help-at = what is at a place, and what can be done there
told-help-from = what lies on the way from a place: from A2 east
told-help-mine = what you have
told-help-of = what somebody has, by name or colour
told-help-options = what can be picked; a number or the words pick it
told-help-why = why something can’t be picked
told-help-last = the latest lines of the log: last 10
told-help-since = what happened since your last pick
told-help-goal = how the game ends, and who is how near
keys-title = Keys
keys-name-enter = Enter
keys-name-escape = Esc
keys-question = to the question
keys-board = to the board
keys-hand = to the hand
keys-players = to the players
keys-log = to the log
keys-words = the board in words
keys-arrows = from choice to choice on the board, from line to line in the log
keys-enter = choose
keys-escape = put back, close
keys-help = what is this?
keys-book = the rules
keys-turn = turn what is held
keys-zoom = enlarge, reduce, the whole board
