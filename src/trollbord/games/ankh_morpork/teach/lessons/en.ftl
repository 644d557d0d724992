### What the lessons say: at most 40 words a note.

lesson-first = First game
lesson-first-about = Cards, minions, trouble, and a secret goal

lesson-first-secret = Your secret
lesson-first-secret-about = who you really are
lesson-first-secret-goal = Lord Vetinari is gone, and everybody wants the city. You play Red. This card is your secret: Lord Rust wins when he controls seven areas. Nobody else knows who you are.

lesson-first-card = A card a turn
lesson-first-card-about = symbols from left to right
lesson-first-card-ribs = In your turn you play one card and follow its symbols from left to right. Play Harga’s House of Ribs: money, then a minion.
lesson-first-card-ribs-miss = That card works too. Here we begin with Harga’s House of Ribs.
lesson-first-card-coin = The first symbol is a coin. Every symbol is an offer that you may decline, except a random event. Take the money.
lesson-first-card-coin-miss = You may decline, but money buys buildings. Take it.

lesson-first-minion = Place a minion
lesson-first-minion-about = close to your own
lesson-first-minion-far = Now a minion. It goes where one of yours stands, or next door. Try what is too far: choose Seven Sleepers.
lesson-first-minion-far-miss = That area is close enough, so the minion goes there. Try Seven Sleepers.
lesson-first-minion-far-hint = Seven Sleepers is area 11.
lesson-first-minion-near = The Hippo is next to The Scours and The Shades, where your minions stand, and it is empty. Place your minion there.
lesson-first-minion-near-crowd = A minion stands there already. Two in one area bring trouble: choose the empty Hippo.
lesson-first-minion-near-miss = That is allowed. For this lesson take The Hippo, area 6.
lesson-first-minion-near-done = At the end of your turn you draw until you hold five cards.

lesson-first-trouble = Trouble
lesson-first-trouble-about = when minions meet
lesson-first-trouble-yellow = Yellow follows you into The Hippo. Whenever a minion comes to where another one stands, the area gets a trouble marker. In trouble nobody builds, and assassins can strike.
lesson-first-trouble-watch = The Watch makes peace. Play Captain Carrot: place a minion, remove a trouble marker, take $1.
lesson-first-trouble-watch-miss = Not that one: Captain Carrot has the symbol that removes trouble.
lesson-first-trouble-second = First the minion. Dimwell, area 8, is empty and next to The Shades.
lesson-first-trouble-second-miss = That is allowed. Here we need a minion in Dimwell.
lesson-first-trouble-calm = Now take a trouble marker off the board, from any area you like. You want to build in The Hippo.
lesson-first-trouble-calm-miss = There it is quiet now. But The Hippo is where you want to build.
lesson-first-trouble-dollar = The minions stay, only the marker is gone. The last symbol is a dollar: take it.

lesson-first-dagger = The dagger
lesson-first-dagger-about = assassination
lesson-first-dagger-inigo = Yellow plays a dagger: it removes another player’s minion, a troll or a demon, but only where there is trouble. Your minion in The Scours is gone, and the marker too, as whenever a minion leaves.

lesson-first-house = A building
lesson-first-house-about = land and its card
lesson-first-house-mint = Play The Royal Mint: it builds and then pays $5.
lesson-first-house-mint-miss = Take The Royal Mint: its first symbol builds.
lesson-first-house-street = You build where you have a minion and there is no trouble and no building. Try Dolly Sisters all the same.
lesson-first-house-street-miss = There you may build. Try Dolly Sisters, where trouble is.
lesson-first-house-street-hint = Dolly Sisters is area 1.
lesson-first-house-build = Trouble is in the way. Now build in The Hippo for $12.
lesson-first-house-build-cheap = Dimwell costs only $6, but its card helps less. Build in The Hippo.
lesson-first-house-build-miss = Build in The Hippo, area 6.
lesson-first-house-build-done = The building counts like a minion, and the area’s card is yours: $2 in each of your turns from the next one on.

lesson-first-control = Control
lesson-first-control-about = who has more
lesson-first-control-hippo = Mr Boggis has taken $2 from you for Yellow. You control an area if you have more minions and buildings there than any other player. Look at The Hippo: who controls it?
lesson-first-control-hippo-yellow = Yellow
lesson-first-control-hippo-red = Red
lesson-first-control-hippo-nobody = nobody
lesson-first-control-hippo-miss = Not quite: count your minion and your building, and then Yellow’s minion.
lesson-first-control-hippo-done = Red: a minion and a building against one minion. If it were even, nobody would. Trolls count like one more player, and where a demon stands nobody has control.
lesson-first-control-cruces = Dolly Sisters is even, one against one. You hold a dagger: play Dr Cruces.
lesson-first-control-cruces-miss = That card has no dagger. Dr Cruces has.
lesson-first-control-calmly = The assassin needs trouble. Try Yellow’s minion in The Hippo.
lesson-first-control-calmly-miss = There is trouble there, so the minion would go. Try The Hippo.
lesson-first-control-calmly-hint = Choose Yellow’s minion in area 6.
lesson-first-control-strike = No trouble, no assassination. Now strike in Dolly Sisters.
lesson-first-control-strike-miss = That strikes too, but Dolly Sisters is the area we want.
lesson-first-control-strike-done = Its owner could have answered with an interrupt card. Yellow had none, so you control Dolly Sisters now.
lesson-first-control-card = Last, your City Area card. Use The Hippo’s card and take $2.
lesson-first-control-card-miss = You may end here, but the card pays every turn. Use it.

lesson-first-end = When you win
lesson-first-end-about = the start of your turn
lesson-first-end-when = Suppose you come to control the seventh area with a card. When have you won?
lesson-first-end-when-once = at once
lesson-first-end-when-turn = at the start of my next turn
lesson-first-end-when-last = when the pile is empty
lesson-first-end-when-miss = Not quite: the others get their turns first, to stop you.
lesson-first-end-when-done = At the start of your turn. So hide what you are up to, and watch what the others are up to.
lesson-first-end-pile = Somebody takes the last card of the pile, and nobody has met a goal. What happens?
lesson-first-end-pile-shuffle = the discards become a new pile
lesson-first-end-pile-points = the game ends, points decide
lesson-first-end-pile-miss = Not quite: the discards never become a new pile.
lesson-first-end-pile-done = Points decide: 5 a minion, the price of each building, 1 a dollar. But if somebody is Commander Vimes, he wins. The event “Riots” can end the game early, too.

lesson-first-signs = More symbols
lesson-first-signs-about = scroll, lightning, event
lesson-first-signs-scroll = Another game: now you are Lord Selachii. Two symbols of this card are new. The scroll stands for the text of the card; the card with a plus lets you play another card.
lesson-first-signs-bolt = Lightning marks an interrupt: it is never the card of your turn, it only answers. When do you play Gaspode?
lesson-first-signs-bolt-own = in my turn, instead of a card
lesson-first-signs-bolt-struck = when somebody strikes my minion
lesson-first-signs-bolt-miss = Not quite: an interrupt only answers what is about to happen.
lesson-first-signs-bolt-done = Then, also in another player’s turn: you are asked before it happens. The card says what it answers.
lesson-first-signs-event = Rincewind begins with a random event: whoever plays him turns up an event card, such as a dragon, a flood or trolls. May you decline it?
lesson-first-signs-event-yes = yes
lesson-first-signs-event-no = no
lesson-first-signs-event-miss = Not quite: this symbol is the only one that must be carried out.
lesson-first-signs-event-done = No: it is the only symbol that must be carried out. The event may strike anybody, you too.

lesson-first-play = Play on
lesson-first-play-about = Tomte plays Yellow, you Red
lesson-first-play-on = Lord Selachii needs seven areas, and you control five. Play three turns, fewer if somebody wins before. Tomte is kind, but it has a goal, too.
lesson-first-play-on-done = Now you know how Ankh-Morpork is played. Events, interrupts and other goals have lessons of their own.

lesson-answers = Interrupts
lesson-answers-about = Answer in the turns of others

lesson-answers-answer = Stop him
lesson-answers-answer-about = a card out of turn
lesson-answers-answer-attack = Yellow plays Inigo Skimmer. His dagger is aimed at your minion in The Shades, where there is trouble.
lesson-answers-answer-gaspode = You hold two interrupts and are asked before it happens. Gaspode keeps the minion where it is: play him.
lesson-answers-answer-gaspode-club = That saves the minion, too, but somewhere else. Here play Gaspode.
lesson-answers-answer-gaspode-miss = Then the minion is gone. You can save it: play Gaspode.
lesson-answers-answer-gaspode-done = Nothing happened to your minion, and the trouble marker stays as well.

lesson-answers-turn = Not as a turn
lesson-answers-turn-about = what interrupts can’t do
lesson-answers-turn-first = It is your turn. Try to play your other interrupt, Fresh Start Club, as the card of this turn.
lesson-answers-turn-first-miss = That card can be played. Try the interrupt.
lesson-answers-turn-first-hint = It is the card in the ring.
lesson-answers-turn-groat = An interrupt only answers. Play Groat for your turn.
lesson-answers-turn-groat-miss = That is allowed, too. Here take the card in the ring.

lesson-answers-again = Come back elsewhere
lesson-answers-again-about = the other kind of answer
lesson-answers-again-cruces = Yellow tries again, with Dr Cruces, in The Scours.
lesson-answers-again-club = Answer with your other interrupt: the minion goes, and comes back in a different area.
lesson-answers-again-club-miss = Then the minion is gone for good. Answer with the card in the ring.
lesson-answers-again-near = Place it as usual, near another minion of yours, but not in the old area. Choose one where no minion stands.
lesson-answers-again-near-crowd = There it brings trouble at once. Choose an area without minions.
lesson-answers-again-near-miss = Choose an area without minions.

lesson-answers-count = What it costs
lesson-answers-count-about = cards and secrets
lesson-answers-count-cards = You have just used an interrupt in Yellow’s turn. How many cards do you hold now?
lesson-answers-count-cards-miss = Not quite: you draw only at the end of your own turn.
lesson-answers-count-cards-done = Four. The place stays empty until the end of your next turn.
lesson-answers-count-asked = The table pauses for an answer. What does the pause tell Yellow?
lesson-answers-count-asked-holds = that you hold an interrupt
lesson-answers-count-asked-might = nothing
lesson-answers-count-asked-miss = Not quite: everyone who could hold an answer is asked, with such a card or without.
lesson-answers-count-asked-done = Nothing: whoever could hold an answer is asked, even with none in hand.

lesson-goals = Secret goals
lesson-goals-about = Reach yours, guess theirs

lesson-goals-own = Lord Vetinari
lesson-goals-own-about = spies everywhere
lesson-goals-own-areas = This time you are Lord Vetinari: with two players he wins with minions in eleven areas without demons. In how many do you have one now?
lesson-goals-own-areas-miss = Not quite. Count areas, not minions; your card shows the number, too.
lesson-goals-own-areas-done = Ten. One more, and it has to last until your next turn begins.
lesson-goals-own-groat = Play the card in the ring: it places a minion.
lesson-goals-own-groat-miss = That card works, too. Here take the one in the ring.
lesson-goals-own-eleventh = Choose an area where you have none yet.
lesson-goals-own-eleventh-same = You have one there already, so the count stays at ten.
lesson-goals-own-eleventh-miss = The count stays at ten. Look for an area without a red minion.

lesson-goals-theirs = The others
lesson-goals-theirs-about = what the table tells
lesson-goals-theirs-who = Another game. Yellow follows you everywhere and never makes peace; eight trouble markers lie on the board. Who could Yellow be?
lesson-goals-theirs-who-vetinari = Lord Vetinari
lesson-goals-theirs-who-dragon = the Dragon King of Arms
lesson-goals-theirs-who-vimes = Commander Vimes
lesson-goals-theirs-who-miss = Not quite. Who wants trouble?
lesson-goals-theirs-who-done = The Dragon King of Arms wins with eight markers at the start of his turn. And his turn is next.
lesson-goals-theirs-angua = You still have a turn. Play the card that removes trouble.
lesson-goals-theirs-angua-miss = Then eight markers stay, and Yellow may win. Take the card in the ring.
lesson-goals-theirs-calm = Any marker will do.
lesson-goals-theirs-calm-miss = Declining leaves eight. Take one off.
lesson-goals-theirs-calm-done = Seven. The city is safe for a round.

lesson-goals-late = If nobody does it
lesson-goals-late-about = the last card
lesson-goals-late-vimes = The pile is used up, nobody has met a goal, and Yellow turns out to be Commander Vimes. What happens?
lesson-goals-late-vimes-vimes = Yellow wins
lesson-goals-late-vimes-points = points decide
lesson-goals-late-vimes-miss = Not quite: that is just what Commander Vimes waits for.
lesson-goals-late-vimes-done = Yellow wins. Without Commander Vimes points decide: 5 a minion, the price of each building, 1 a dollar.

lesson-events = Random events
lesson-events-about = What nobody asked for

lesson-events-event = An event
lesson-events-event-about = the symbol you can’t decline
lesson-events-event-rincewind = Play Rincewind. His first symbol is a random event, the only symbol that can’t be declined.
lesson-events-event-rincewind-miss = That card has no event. Take the one in the ring.
lesson-events-event-dragon = The top event is turned up: The Dragon. The die names The Shades.
lesson-events-event-left = What is left in The Shades?
lesson-events-event-left-building = the buildings
lesson-events-event-left-marker = the trouble marker
lesson-events-event-left-nothing = nothing
lesson-events-event-left-miss = Not quite: look at the area in the ring.
lesson-events-event-left-done = Nothing: the Dragon takes minions, building and marker. It strikes you like everybody else.

lesson-events-gods = Small Gods
lesson-events-gods-about = insurance for $3
lesson-events-gods-wizard = Another game: you have a building in area 4, and its card. Play the card in the ring and see what comes.
lesson-events-gods-wizard-miss = That card has no event. Take the one in the ring.
lesson-events-gods-pay = An explosion, in area 4 of all places. The card of this area helps: pay $3, and the building stands.
lesson-events-gods-pay-miss = Then the building is gone, and its card with it. $3 save both.
lesson-events-gods-pay-done = It works on every player’s turn, and for your minions too: $3 for each piece.

lesson-events-riots = Riots
lesson-events-riots-about = a sudden end
lesson-events-riots-riots = Eight trouble markers lie on the board, and the next event is the one that needs them: riots. What happens?
lesson-events-riots-riots-nothing = nothing
lesson-events-riots-riots-points = the game ends, points decide
lesson-events-riots-riots-dragon = the Dragon King wins
lesson-events-riots-riots-miss = Not quite: with eight markers riots do something, for everybody.
lesson-events-riots-riots-done = The game ends at once and points decide. Even Commander Vimes doesn’t win by it.
lesson-events-riots-twice = Can the same event come twice in a game?
lesson-events-riots-twice-no = no
lesson-events-riots-twice-yes = yes
lesson-events-riots-twice-miss = Not quite: what has happened is put aside.
lesson-events-riots-twice-done = No. Twelve events, each at most once: remember which are gone.
