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

## A new table

page-seats = Who plays?
page-seat = Seat { $number }
page-seat-me = me
page-seat-bot = bot { $bot }
page-seat-open = a friend, by link
page-seat-none = nobody
page-more-seats = More players
page-agreed = House rules
page-more-options = More
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
page-asks-undo = { $name } asks to go back.
page-asks-wait = Waiting for the others.
page-asks-seat = { $name } would like to take the free seat, and would see its hand.
page-second-seat = You have played another seat of this game and know its hand.
page-seat-asked = You have asked for the seat. Everyone who plays has to allow it.
page-not-away-yet = They have not been away for as long as this table agreed.
page-bots-mind = The bots do not go back past chance, or past anything that somebody has learnt.
page-practice-first = Only at a practice table do bots go back past chance.
page-practice-sure = Make this a practice table?
page-practice-help = You would go back past chance, or past something that you have learnt. From then on this is a practice table, and its record says so.
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
page-absent = { $name } is not here.
page-standin = Let { $bot } take over
page-meanwhile = While you were away
page-past = Position { $index } of { $all }
page-now = Back to now
page-curtain = Pass the device to { $name }
page-curtain-help = Nobody else should look.
page-curtain-ready = I am { $name }
page-you-won = You have won
page-won = { $count ->
    [one] { $name } has won
   *[other] { $name } have won
}
page-draw = A draw
page-total = Total
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
page-leave-help = Your seat becomes free. The game waits until someone takes it over.
page-stay = Stay
page-take-back = Take your seat back
page-always-accept = Always accept
page-tag-you = you
page-tag-bot = bot
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
page-claim-help = This link makes this device the same player as the device that showed it. Go on only if that device is your own. The link is good once.
page-claim-loses = On this device you are { $name } now, with { $count ->
    [one] one table
   *[other] { $count } tables
}. You can't come back to that from here.
page-claim-yes = Yes, it is mine
page-claim-no = No, back to the first page
page-sign-out = Sign out my other devices
page-sign-out-help = Every other device and program that plays as you becomes a stranger: it holds none of your seats any more. This device stays yours.
page-sign-out-yes = Sign them out
page-signed-out = Your other devices are signed out.
page-too-many-pages = Too many pages of this server are open at once. Close some of them.
page-device-back = Back to the table
page-device-late = This link has expired. Get a new one on the first device.
page-device-copied = The link is copied. Open it on the other device.

## What the server answers

page-stale = The game has moved on. Here is how things stand now.
page-not-offered = That can't be picked now.
page-why-nothing = There is nothing to do here now.
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
page-timer = Clock
page-timer-none = none
page-timer-move = per turn
page-timer-game = for the whole game
page-timer-days = days per turn
page-clock-time = Minutes, or days
page-clock-more = Extra seconds per turn (whole-game clock)
page-clock-zero = When the time is up
page-clock-zero-bot = a bot plays on
page-clock-zero-skip = the turn is skipped where the rules allow it
page-clock-zero-loss = they lose (with more than two players, they come last)
page-clock-pause = Ask for a pause
page-clock-asks = { $name } asks to stop the clock.
page-clock-paused = The clock is stopped.
page-clock-go-on = Go on
page-clock-stands = The clock is stopped because nobody is playing.
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
page-help-history = A press on a line of the history shows that position. “{ page-now }” returns.
page-help-replay = The eye opens the replay: a slider, playback, other points of view after the end, and “{ page-film-fork }”.
page-help-talk = The speech bubble opens the talk, the book your own notes. Whom you do not want to hear you can mute.
page-help-clock = A clock counts only your own time. All who play can agree on a pause.
page-help-leave = If somebody is away, a bot can hold their place until they come back.
page-help-device = In the settings you find your name, the language, reminders, and the way to another device.
log-said = { $seat } said: “{ $given }”
