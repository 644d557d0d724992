### What the lessons say: at most 40 words a note.

lesson-first = First game
lesson-first-about = Three Vikings, one board and a fence

lesson-first-clan = Your clan
lesson-first-clan-about = meet your three Vikings
lesson-first-clan-vikings = You play Ivory: these three Vikings. Red’s three start across the island. With runestones you both fence off land, and whoever has more land in the end wins.

lesson-first-lines = Straight lines
lesson-first-lines-about = move one Viking
lesson-first-lines-jump = A Viking walks in a straight line, as far as it likes, but never through anything. Try it all the same: choose the Viking on A2, then A5.
lesson-first-lines-jump-miss = That way is free, so the Viking walks. Now try what is not allowed.
lesson-first-lines-jump-hint = Choose A2, then A5: the Viking on A3 is in the way.
lesson-first-lines-walk = Whenever something is not allowed, the table tells you why. Now send your Viking on A3 to any cell that is offered.
lesson-first-lines-walk-miss = That works too, but here we need the Viking in the ring.

lesson-first-stone = Raise a stone
lesson-first-stone-about = on a cell that it can reach
lesson-first-stone-throw = After each move you place one runestone, on a cell to which this Viking could move now. Choose any of them.
lesson-first-stone-red = Red does the same: one Viking, one straight line, one stone. Stones belong to nobody and stay where they are.

lesson-first-fence = Close the fence
lesson-first-fence-about = land becomes yours
lesson-first-fence-close = Some turns later. Stones and the edge of the board make a fence, and one gap is left. Your Viking on C1 has its row free before it: place the stone that closes the gap.
lesson-first-fence-close-inside = That stone stands inside the fence. The gap is still open, and Red can walk in.
lesson-first-fence-close-miss = Not quite: C3 stays free, so Red can still walk in.
lesson-first-fence-close-hint = Look for the cell between B3 and D3.
lesson-first-fence-close-done = The fence is closed. Behind it stand only your Vikings, so this land is settled, and it is yours.

lesson-first-settled = Settled or contested
lesson-first-settled-about = who may still move
lesson-first-settled-cells = Each settled cell is one point, also a cell with a Viking on it. Stones don’t count. How many points is your land worth?
lesson-first-settled-cells-miss = Not quite. Count the free cells in the frame, and your Viking’s own cell.
lesson-first-settled-cells-done = Six: five free cells and the one your Viking stands on.
lesson-first-settled-rest = Settled Vikings rest. Only Vikings on contested land move, where both clans have Vikings. Try to move your Viking on C1.
lesson-first-settled-rest-miss = This Viking is still free, so it may move. Try the one on C1.
lesson-first-settled-rest-hint = Choose C1 and then a cell beside it.

lesson-first-wild = Wild land
lesson-first-wild-about = counts for nobody
lesson-first-wild-whose = In another game stones have closed off the cells in the rings, and no Viking stands there. Whose points are they?
lesson-first-wild-whose-ivory = Ivory’s
lesson-first-wild-whose-red = Red’s
lesson-first-wild-whose-nobody = nobody’s
lesson-first-wild-whose-miss = Not quite: no Viking of that clan stands inside.
lesson-first-wild-whose-done = Nobody’s. Land without a Viking is wild. Be inside before you close the fence.

lesson-first-won = Who has won?
lesson-first-won-about = count the cells
lesson-first-won-winner = No stone is left, so nobody can take a turn any more and the game is over. Contested land counts for nobody. Compare the settled land: who has won?
lesson-first-won-winner-ivory = Ivory
lesson-first-won-winner-red = Red
lesson-first-won-winner-nobody = nobody
lesson-first-won-winner-miss = Not quite: count the settled land of both clans, the tinted cells.
lesson-first-won-winner-done = Red wins with 19 cells against 8. Here one large piece of land was worth more than several small ones.

lesson-first-play = Play on
lesson-first-play-about = Tomte plays Red, you Ivory
lesson-first-play-on = Now you know it all. Twelve stones are left: play on to the end. Tomte plays Red and is kind. Fence off as much as you can.
lesson-first-play-on-done = The last stone is placed. Now you can play { game-name }.

lesson-regions = Regions
lesson-regions-about = What closes land, and what counts in it
lesson-regions-gap = A Viking in the gap
lesson-regions-gap-about = does it close the fence?
lesson-regions-gap-closed = A red Viking stands on C3, in the last gap of your fence. Is the land behind it settled now?
lesson-regions-gap-closed-yes = yes
lesson-regions-gap-closed-no = no
lesson-regions-gap-closed-miss = Not quite: only stones and the edge make a fence.
lesson-regions-gap-closed-done = No. Vikings close nothing off: C3 belongs to the same region, so both clans stand in it, and it is contested.
lesson-regions-inside = A stone inside
lesson-regions-inside-about = count the land
lesson-regions-inside-count = Here the fence is closed, and one more stone stands inside, on B1. How many points is this land worth?
lesson-regions-inside-count-miss = Not quite: a cell with a stone on it never counts.
lesson-regions-inside-count-done = Five. The stone on B1 divides nothing, but its cell is lost.
lesson-regions-two = Two at once
lesson-regions-two-about = one stone, two lands
lesson-regions-two-stone = Your Vikings wait left and right of one gap. Place the stone that settles both lands.
lesson-regions-two-stone-miss = That stone only takes a cell from you. The gap stays open.
lesson-regions-two-stone-hint = Look at the cell below A2, between B2 and B4.
lesson-regions-two-stone-done = Two regions, five cells. Whatever one stone closes is settled at once.

lesson-power = A power
lesson-power-about = A character bends the rules
lesson-power-card = Gullinbursti
lesson-power-card-about = read your card
lesson-power-card-may = With characters each clan has a card. Yours is Gullinbursti: instead of a stone, this Viking may move once more. When does it place a stone?
lesson-power-card-may-always = always
lesson-power-card-may-instead = if it does not move again
lesson-power-card-may-never = never
lesson-power-card-may-miss = Not quite. Read the card again: it says “instead”.
lesson-power-card-may-done = If it does not move again. All other rules stay as they are.
lesson-power-use = Use it
lesson-power-use-about = move twice
lesson-power-use-walk = First the usual move: send the Viking on A3 along a line.
lesson-power-use-walk-miss = That works too, but let us take the Viking on A3.
lesson-power-use-again = Now stones and moves are offered. Move the Viking on D6 once more.
lesson-power-use-again-stone = A stone is allowed too, but then the power is not used.
lesson-power-use-again-done = No stone follows, and the turn is over. Useful when a stone would only harm you.
lesson-power-bind = May or must
lesson-power-bind-about = what binds you
lesson-power-bind-must = Gullinbursti’s card says “may”. Do you have to use its power?
lesson-power-bind-must-yes = yes
lesson-power-bind-must-no = no
lesson-power-bind-must-miss = Not quite: what a card permits may be declined.
lesson-power-bind-must-done = No. What a card permits may be declined; what it commands or forbids binds you.

lesson-draft = The draft
lesson-draft-about = How characters are chosen
lesson-draft-lay = Lay out two
lesson-draft-lay-about = Ivory chooses the pair
lesson-draft-lay-surtr = You are Ivory: you lay out two of the 32 characters. Choose any card; its power stands on it. Surtr is good for a first game.
lesson-draft-lay-second = Now the second one. Red will take one of the two, so choose cards that you would both like. Ratatoskr goes well with Surtr.
lesson-draft-take = Red takes one
lesson-draft-take-about = and you get the other
lesson-draft-take-red = Surtr and Ratatoskr lie there, and Red takes one of them.
lesson-draft-take-yours = Red has taken Ratatoskr. Which character is yours?
lesson-draft-take-yours-none = none
lesson-draft-take-yours-surtr = Surtr
lesson-draft-take-yours-any = any other
lesson-draft-take-yours-miss = Not quite: two cards were laid out.
lesson-draft-take-yours-done = Surtr, the one that is left. Ivory chooses the pair, Red the side: that is fair.
