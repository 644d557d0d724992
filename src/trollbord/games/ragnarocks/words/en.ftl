game-name = Ragnarocks
game-blurb = Two clans of Vikings claim the land with runestones.
brief-goal = Close off more land for your clan than the other clan does.
brief-turn = In your turn move one Viking in a straight line, as far as you like, but over no stone and no other Viking. Then place a runestone where this Viking could move now.
brief-mind = Land that stones and the edge close off, and in which only one clan has Vikings, is settled: each cell counts 1 for that clan, and these Vikings move no more.
brief-end = It ends when nobody can take a turn any more. With characters each player also has a power, which is told beside the name.

prompt-move = Move one of your free Vikings
prompt-stone = Place a runestone where this Viking could move now
prompt-skip = You can't move. Skip your turn

option-move = { $first } to { $second }
option-stone = stone on { $first }
option-skip = skip

log-move = { $seat } moves from { $from } to { $to }
log-stone = { $seat } places a stone on { $cell }
log-skip = { $seat } skips

end-no-turn-left = Neither player can move any more
score-land = Settled land

why-skip-forced-only = a turn is skipped only when none can be made (RR-TURN.13)
why-no-turn = there is no turn to make, only to skip (RR-TURN.12)
why-move-first = the Viking moves before the stone is placed (RR-TURN.2)
why-stone-now = the Viking has moved, now a stone follows (RR-TURN.2)
why-stone-occupied = this cell is not empty (RR-TURN.10)
why-stone-out-of-reach = the selected Viking could not move there now (RR-TURN.10)
why-not-your-viking = none of your Vikings stands there (RR-TURN.3)
why-viking-settled = a settled Viking can't move any more (RR-TURN.4)
why-move-blocked = a stone or a Viking stands in the way (RR-TURN.7, RR-TURN.8)

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
screen-to-move = to move
screen-stage-viking = Viking
screen-stage-move = Move
screen-stage-stone = Stone

## The advanced game

prompt-select = Select one of your free Vikings
prompt-march = Move the Viking you selected
prompt-stags = Move the next of your free Vikings; it leaves a stone behind
prompt-extra-turn = Three stones in a row: take another turn with this Viking, or stop
prompt-power = { $moment ->
    [before] { $power }: use it before the move?
    [after-move] { $power }: use it before the stone?
    [after-place] { $power }: use it after the stone?
    [created] { $power }: a region was created
    [end] { $power }: use it as the turn ends?
   *[end-of-any] { $power }: a region was created this turn
}
prompt-show = Reveal a character card
prompt-take = Take one of the revealed characters
prompt-draw = Chance lays out a character card
prompt-deal = Chance deals a character card
prompt-leave = Choose the start cell that stays empty
prompt-command = Odin: play a command card, take the played ones back, or neither

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

end-fenrir = Fenrir's turn began beside an opponent
end-idunn = The first settled land was Iðunn's
end-repetition = The same position came up for the third time
end-no-progress = Fifty turns brought no new stone to the board
end-no-stone-left = No stone is left, and no turn can change the land any more
score-wild = Wild land
score-stones = Stones on the board
score-penalties = Stones on the card

why-not-now = neither the turn nor a card allows this now (RR-ADV.3)

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
power-mani = At the end of the turn, one own Viking may step one cell.
power-nerthus = The opponent may not create a region while another place is free.
power-ratatoskr = After the stone, this Viking may move back in the opposite direction, as far as it likes.
power-sol = Before the move, this Viking may shift one cell within its row.
power-thor = Four stones of its own can be thrown onto any empty contested cell.
power-tyr = After moving, it may swap places with a Viking beside it.
power-fenrir = Two Vikings. Beside an opponent as its turn begins, it wins.
power-freyja = Wild land counts for it too.
power-hel = Every stone on the board counts for it; its own land does not.
power-hildisvini = It may push a Viking in its way one cell further.
power-ask_and_embla = Stones fly over everything; the third Viking enters later.
power-blodughofi = Stones go beside the Viking. If the stone touches an opponent, the Viking may move again.
power-bragi = Before its move, it may move an opponent's Viking that stands beside it.
power-vali = After moving, it may lift an opponent's Viking beside it to the opposite side.
power-gerdr = A stone beside another own Viking makes this one move again.
power-dainn_dvalinn_duneyrr_durathror = All contested Vikings move, and each leaves a stone behind.
power-jormungandr = A row of exactly three stones brings a further turn.
power-idunn = Wins if the first settled land is its own and worth at least 6.
power-ymir = At the end of the turn, one more stone beside an own Viking.
power-njordr = If no other free Viking of yours is on the edge after its move, it may move again.
power-odin = Plays command cards and borrows their powers.
power-selkolla = From the edge it may go to any other free edge cell. Stones go beside the Viking.
power-sleipnir = Instead of moving, it may jump over a stone beside it.
power-surtr = Or: one stone beside the Viking and a second beside the first.
power-fafnir = Beside a stone, its move must start from that stone's cell.
power-forseti = After creating a region, one more stone.
power-freyr = At the end of the turn, it may remove a stone beside this Viking.
power-frigg = A step before or after the move, for a stone on the opponent's card.
power-fjorgyn_and_fjorgynn = Two Vikings. A move may pass over stones, but then over nothing else.
power-heimdallr = An own Viking settled this turn may be set elsewhere.
power-aegir = When a region is created, it may move each of the opponent's Vikings one step.
screen-power-now = active
screen-card-stones = { $stones ->
    [one] one stone on it
   *[other] { $stones } stones on it
}

## The table in a terminal

sheet-legend = I Viking of Ivory, R Viking of Red, # runestone, i and r settled land, comma wild land, dot contested land
sheet-supply = Runestones left
sheet-card = Card
sheet-laid = Laid out
sheet-hand = Your hand
