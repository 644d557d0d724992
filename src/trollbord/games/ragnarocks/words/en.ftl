game-name = Ragnarocks
game-blurb = Two clans of Vikings claim the land with runestones.
brief-goal = Close off more land for your clan than the other clan does.
brief-turn = In your turn move one Viking in a straight line, as far as you like, but not over a stone or another Viking. Then place a runestone where this Viking could move now.
brief-mind = Land that stones and the edge close off, and in which only one clan has Vikings, is settled: each cell counts 1 for that clan, and these Vikings move no more.
brief-end = It ends when nobody can take a turn any more. With characters each player also has a power, which is told beside the name.

prompt-move = Move one of your free Vikings
prompt-move-others = { $seat } moves a free Viking
prompt-stone = Place a runestone where this Viking could move now
prompt-stone-others = { $seat } places a runestone
prompt-skip = You can't move. Skip your turn
prompt-skip-others = { $seat } can't move and skips the turn

option-move = { $first } to { $second }
option-stone = stone on { $first }
option-skip = skip

log-move = { $seat } moves from { $from } to { $to }
log-stone = { $seat } places a stone on { $cell }
log-skip = { $seat } skips

end-no-turn-left = Nobody can make a turn any more
score-land = Settled land

table-limit = Runestones
table-limit-help = With 40 stones the game can end because none is left; without a limit it goes on until nobody can move.
table-limit-40 = 40, as in the box
table-limit-none = no limit

seat-0 = Ivory
seat-1 = Red
name-ivory = Ivory
name-rowan = Red
screen-board = The board of Ragnarocks
screen-move = Move { $number }
screen-supply = { $left ->
    [one] one runestone left
   *[other] { $left } runestones left
}
screen-settled = { $look } · { $cells ->
    [one] one cell settled
   *[other] { $cells } cells settled
}
screen-land = Settled land: Ivory { $ivory }, open { $open }, Red { $red }
screen-open = open { $cells }
screen-held = Where does it go?
screen-choose-card = Choose this card
screen-to-move = to move
screen-stage-viking = Viking
screen-stage-move = Move
screen-stage-stone = Stone

## The advanced game

prompt-select = Select one of your free Vikings
prompt-select-others = { $seat } selects a free Viking
prompt-march = Move the Viking you selected
prompt-march-others = { $seat } moves the selected Viking
prompt-stags = Move the next of your free Vikings; it leaves a stone behind
prompt-stags-others = { $seat } moves the next free Viking, which leaves a stone behind
prompt-extra-turn = Three stones in a row: take another turn with this Viking, or stop
prompt-extra-turn-others = Three stones in a row: { $seat } may take another turn with this Viking
prompt-power = { $moment ->
    [before] { $power }: use it before the move?
    [after-move] { $power }: use it before the stone?
    [after-place] { $power }: use it after the stone?
    [created] { $power }: a region was created. Use it?
    [end] { $power }: use it as the turn ends?
   *[end-of-any] { $power }: a region was created this turn. Use it?
}
prompt-power-others = { $power }: { $seat } decides whether to use it
prompt-show = Reveal a character card
prompt-show-others = { $seat } reveals a character card
prompt-take = Take one of the revealed characters
prompt-take-others = { $seat } takes one of the revealed characters
prompt-draw = Chance lays out a character card
prompt-deal = Chance deals a character card
prompt-leave = Choose the start cell that stays empty
prompt-leave-others = { $seat } chooses the start cell that stays empty
prompt-command = Odin: play a command card, take the played ones back, or neither
prompt-command-others = Odin: { $seat } decides about a command card

option-done = done
option-select = the Viking on { $first }
option-card-stone = stone from the card on { $first }
option-enter = enter on { $first }
option-remove = remove the stone on { $first }
option-leave = leave { $first } empty
option-swap = swap { $first } and { $second }
option-show = lay out { $first }
option-take = take { $first }
option-draw = draw { $first }
option-command = play { $first }
option-recall = take the played cards back
option-relocate = set { $first } on { $second }

log-select = { $seat } selects the Viking on { $cell }
log-card-stone = { $seat } throws a stone from the card on { $cell }
log-swap = { $seat } swaps { $from } and { $to }
log-enter = { $seat } brings the Viking from the card in on { $cell }
log-remove = { $seat } removes the stone on { $cell }
log-penalty = { $seat } pays a stone to the opponent's card
log-show = { $card } is laid out
log-take = { $seat } gets { $card }
log-leave = { $seat } leaves { $cell } empty
log-draw = { $seat } draws a command card: { $card }
log-command = { $seat } plays { $card }
log-recall = { $seat } takes the command cards back

end-fenrir = Fenrir’s turn began beside an opponent’s Viking
end-idunn = The first settled land was Iðunn's
end-repetition = The same position came up for the third time
end-no-progress = Fifty turns brought no new stone to the board
end-no-stone-left = No stone is left, and no turn can change the land any more
score-wild = Wild land
score-stones = Stones on the board
score-penalties = Stones on the card

## Why something is not allowed

why-skip-forced-only = a turn is skipped only when none can be made ({ $rule })
why-no-stone-left = no stone is left to place ({ $rule })
why-no-turn = there is no turn to make, only to skip ({ $rule })
why-whole-turn = a turn is carried out whole: Viking, move, stone ({ $rule })
why-must = { $card }: this can’t be declined ({ $rule })
why-must-first = { $card }: without it this Viking can’t move ({ $rule })
why-by-chance = command cards are drawn by chance, before the first turn ({ $rule })
why-commands-have-icon = this card lacks the icon that a command card bears ({ $rule })
why-drawn-already = this card has been drawn already ({ $rule })
why-setup-first = the setup comes before the first turn ({ $rule })
why-other-setup = that is not what is being prepared now ({ $rule })
why-laid-already = this card lies there already ({ $rule })
why-needs-icon = teams play only with cards that bear the icon ({ $rule })
why-not-laid = this card was not laid out ({ $rule })
why-taken = another player has this card already ({ $rule })
why-leave-own = one of your own start cells stays empty ({ $rule })
why-needs-card = only { $card } allows this ({ $rule })
why-one-command = one command is given, at the start of the turn ({ $rule })
why-none-played = no command card has been played ({ $rule })
why-played = this command card was played already: take it back first ({ $rule })
why-not-in-hand = this card is not in your hand ({ $rule })
why-no-relocation = no card in force sets Vikings elsewhere ({ $rule })
why-select-by-move = here the Viking is selected by its move ({ $rule })
why-selected-already = the Viking on { $at } is selected for this turn ({ $rule })
why-stags-leave = the stags leave stones behind and place no others ({ $rule })
why-move-first = the Viking moves before the stone is placed ({ $rule })
why-other-moment = neither the turn nor a card allows this at this moment ({ $rule })
why-stone-now = the Viking has moved, now a stone follows ({ $rule })
why-select-first = first the Viking of this turn is selected ({ $rule })
why-power-first = { $card }: first this is done or declined ({ $rule })
why-command-first = Odin’s command comes first, or none ({ $rule })
why-not-your-viking = none of your Vikings stands on { $at } ({ $rule })
why-other-viking = the Viking on { $at } is the one that acts ({ $rule })
why-viking-settled = the Viking on { $at } is settled and rests ({ $rule })
why-occupied = { $at } is not empty ({ $rule })
why-blocked-stone = the stone on { $at } is in the way ({ $rule })
why-blocked-viking = the Viking on { $at } is in the way ({ $rule })
why-blocked = { $at } can’t be passed ({ $rule })
why-one-cell = { $card }: the step is one cell long ({ $rule })
why-no-place-after = from { $at } no stone could be placed ({ $rule })
why-land-wild = { $at } is wild land ({ $rule })
why-land-settled = { $at } is settled land ({ $rule })
why-no-way-out = the Viking on { $at } could not complete a turn ({ $rule })
why-stag-moved = the Viking on { $at } has moved this turn ({ $rule })
why-push-ends = the move ends where the Viking on { $at } is pushed away ({ $rule })
why-push-edge = behind the Viking on { $at } the board ends ({ $rule })
why-mixed-way = the way changes between stones and empty cells at { $at } ({ $rule })
why-from-stone = the move begins from a stone beside the Viking, such as { $at } ({ $rule })
why-not-on-edge = { $at } is not on the edge of the board ({ $rule })
why-walk-instead = { $at } can be reached by an ordinary move ({ $rule })
why-no-stone-beside = no stone lies beside { $at }: the Viking moves as usual ({ $rule })
why-not-in-line = this cell is in line with no stone beside the Viking ({ $rule })
why-move-line = { $from } and { $to } do not lie in a straight line ({ $rule })
why-stone-line = this cell is not in a straight line with the Viking on { $at } ({ $rule })
why-stone-beside = { $card }: the stone goes beside the Viking on { $at } ({ $rule })
why-nerthus = Nerthus forbids a stone that creates a region while there is another place for it ({ $rule })
why-card-empty = no stone is left on the card ({ $rule })
why-beside-in-row = the shift is one cell to the left or right, and { $at } is elsewhere ({ $rule })
why-no-opponent-beside = on { $at } stands no Viking of the opponent beside yours ({ $rule })
why-no-viking-there = no Viking stands on { $at } ({ $rule })
why-far-side = it goes to the opposite side of the Viking on { $at } ({ $rule })
why-way-back = { $at } does not lie on the way back ({ $rule })
why-beside-first-stone = the second stone goes beside the first, on { $at } ({ $rule })
why-no-own-beside = none of your free Vikings stands beside { $at } ({ $rule })
why-no-stone-there = no stone lies on { $at } ({ $rule })
why-remove-beside = only a stone beside the Viking on { $at } can be removed ({ $rule })
why-borders-land = the stone borders { $at }, and that land may not change ({ $rule })
why-not-settled-now = the Viking on { $at } was not settled by this turn ({ $rule })
why-was-settled = { $at } was settled when the turn began ({ $rule })
why-not-their-viking = no Viking of the opponent stands on { $at } ({ $rule })
why-stepped-already = the Viking on { $at } has been stepped already ({ $rule })

error-bad-characters = two different characters are chosen, for two players: '{ $given }' does not fit { $seats } seats
error-bad-teams = { $given } players for Ivory leave none for Red at a table of { $seats }

table-characters = Characters
table-characters-help = Each player gets a character from mythology whose power bends the rules. Three or more players (in teams) always play with characters.
table-characters-none = none
table-characters-draft = Ivory lays out, Red chooses
table-characters-random = by chance
table-characters-chosen = chosen here
table-ivory_card = Ivory's character
table-ivory_card-help = Only used if characters are chosen here.
table-red_card = Red's character
table-red_card-help = Only used if characters are chosen here. Surtr with Ratatoskr and Gullinbursti with Týr are good first pairs.
table-ivory_players = Players for Ivory
table-ivory_players-help = How many of the seats play for Ivory; 0 divides them evenly. Teams need not be equal.

name-gullinbursti = Gullinbursti
name-mani = Máni
name-nerthus = Nerthus
name-ratatoskr = Ratatoskr
name-sol = Sól
name-thor = Thor
name-tyr = Týr
name-fenrir = Fenrir
name-freyja = Freyja
name-hel = Hel
name-hildisvini = Hildisvíni
name-ask_and_embla = Ask and Embla
name-blodughofi = Blóðughófi
name-bragi = Bragi
name-vali = Váli
name-gerdr = Gerðr
name-dainn_dvalinn_duneyrr_durathror = The four stags
name-jormungandr = Jörmungandr
name-idunn = Iðunn
name-ymir = Ymir
name-njordr = Njörðr
name-odin = Odin
name-selkolla = Selkolla
name-sleipnir = Sleipnir
name-surtr = Surtr
name-fafnir = Fáfnir
name-forseti = Forseti
name-freyr = Freyr
name-frigg = Frigg
name-fjorgyn_and_fjorgynn = Fjörgyn and Fjörgynn
name-heimdallr = Heimdallr
name-aegir = Ægir
name-nobody = nobody

## What the cards say, in short

power-gullinbursti = Instead of a stone, this Viking may move once more.
power-mani = At the end of the turn, one of your Vikings may step one cell.
power-nerthus = The opponent may not create a region while another place is free.
power-ratatoskr = After the stone, this Viking may move back in the opposite direction, as far as it likes.
power-sol = Before the move, this Viking may shift one cell within its row.
power-thor = 4 stones lie on the card: instead of its usual stone, it may put one of them on any empty contested cell.
power-tyr = After moving, it may swap places with a Viking beside it.
power-fenrir = Two Vikings. If its turn begins with one of them beside an opponent’s Viking, it wins.
power-freyja = Wild land counts for it too.
power-hel = Every stone on the board counts for it; its own land does not.
power-hildisvini = It may push a Viking in its way one cell further.
power-ask_and_embla = Stones may fly over everything, but land on empty contested cells. With the first region you create, the third Viking has to enter on one too.
power-blodughofi = Stones go only beside the Viking. If the stone touches an opponent, the Viking may move again.
power-bragi = Before its move, it may move an opponent's Viking that stands beside it.
power-vali = After moving, it may lift an opponent's Viking beside it to the opposite side.
power-gerdr = If the stone lies beside another of its Vikings, this one must move again.
power-dainn_dvalinn_duneyrr_durathror = All its free Vikings must move, and each leaves a stone behind; no other stone is placed.
power-jormungandr = A straight row of exactly three stones brings a further turn with the same Viking.
power-idunn = Wins if the first settled land is its own and worth at least 6; not if two are settled at once.
power-ymir = At the end of its turn it may place one more stone beside one of its free Vikings.
power-njordr = On the edge after its move, with no other free Viking of yours there, it may move once more this turn.
power-odin = At the start of its turn it may play one command card, whose power then holds until its next turn, or take all played ones back.
power-selkolla = From the edge it may go to any other empty contested edge cell. Its stones must go beside the Viking.
power-sleipnir = Instead of moving, it may jump over a stone beside it, onto contested or wild land.
power-surtr = Instead of its usual stone, it may place one beside the Viking and a second beside the first.
power-fafnir = Beside a stone, its move must start from that stone's cell; wild and settled land is closed to it.
power-forseti = After a turn that created a region, it may place one more stone there or in any contested region.
power-freyr = At the end of the turn, it may remove a stone beside this Viking, if no settled or wild land changes.
power-frigg = A step before or after the move, but not in the first turn. Each step puts a stone on the opponent's card: a point for them.
power-fjorgyn_and_fjorgynn = Two Vikings. A move may pass over stones, but then over nothing else.
power-heimdallr = One of its Vikings that became settled this turn may be set on any empty cell that was not settled when the turn began.
power-aegir = When a region is created, it may move each of the opponent's free Vikings one step.
screen-power-now = active
screen-card-stones = { $stones ->
    [one] one stone on it
   *[other] { $stones } stones on it
}
screen-penalties = { $stones ->
    [one] one penalty stone on it
   *[other] { $stones } penalty stones on it
}
screen-no-limit = Runestones without limit

## The table in a terminal

sheet-legend = I Viking of Ivory, R Viking of Red, # runestone, i and r settled land, comma wild land, dot contested land
sheet-supply = Runestones left
sheet-card = Card
sheet-laid = Laid out
sheet-hand = Your hand
sheet-stones = Stones on
sheet-vikings = { $look }’s Vikings
sheet-settled = { $cell } (settled)
sheet-no-limit = no limit

## The box, for the docs

components-pieces = Pieces
components-simple = Simple characters
components-advanced = Advanced characters
components-cells = Cells and their neighbours
components-number = Number
components-start = Start
components-character = Character
components-power = Power
components-vikings = Vikings
components-icon = Icon
components-row = Row
components-row-cells = Cells
components-edge = On the edge
components-cell = Cell
components-neighbours = Next to

## The almanac

kind-piece = Piece
kinds-piece = Pieces
kind-land = Land
kinds-land = Land
kind-place = Place
kinds-place = Places and signs
kind-character = Character
kinds-character = Characters
almanac-viking-is = In your turn you move one of your Vikings along a straight line, as far as you like, over no stone and no other Viking.
almanac-viking-free = Only a free Viking can be chosen, one that stands on contested land; on settled land it rests for the rest of the game.
almanac-stone = Runestone
almanac-stone-is = Ends every turn: it goes where the Viking that has just moved could move on to. Nothing crosses it, and its cell counts for nobody.
almanac-region = Region
almanac-region-is = Cells that hang together, closed off by stones and the edge of the board. Vikings close nothing off.
almanac-contested = Contested land
almanac-contested-is = Vikings of both colours are inside. Here the game goes on; it counts for nobody.
almanac-settled = Settled land
almanac-settled-is = Vikings of one colour only are inside. Each of its cells counts 1 for that colour, and its Vikings rest.
almanac-wild = Wild land
almanac-wild-is = No Viking is inside. It counts for nobody, unless a character says otherwise.
almanac-cell = Cell
almanac-cell-is = One of 86 hexagons, named by row and place: C3 is the third cell of row C. Straight lines lead away in six directions.
almanac-edge = Edge of the board
almanac-edge-is = 30 cells have fewer than six neighbours. The edge closes regions off like stones do.
almanac-supply = Supply
almanac-supply-is = 40 runestones for both. When none is left, no turn that needs one can be made.
almanac-icon = The icon on cards
almanac-icon-is = Only cards that bear it can be commanded by Odin, and only these are played with in teams.

## Help

help-cell = Cell { $cell }
help-cells = Its cells
help-contested = contested
help-wild = wild
help-settled-0 = settled by Ivory
help-settled-1 = settled by Red
help-viking-0 = Viking of Ivory
help-viking-1 = Viking of Red

## What speaks for a move

part-territory = land reached before the others
part-cards = points from the cards
part-settled = land that is settled for sure
name-count-land = own land that is settled
name-count-theirs = settled land of the other

help-would-settle = { $count ->
    [one] would settle { $count } cell
   *[other] would settle { $count } cells
}
help-stone-here = A stone here
help-closes-nothing = settles nothing yet

# Told by commands
told-way-w = west
told-way-e = east
told-way-nw = north-west
told-way-ne = north-east
told-way-sw = south-west
told-way-se = south-east
told-way-free = free { $cells }
told-way-edge = the edge
told-cell-stone = runestone
told-cell-viking = Viking of { $look }
told-cell-land = settled land of { $look }
told-cell-free = free
