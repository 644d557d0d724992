### Trolls & Princesses: what players read.

game-name = Trolls & Princesses
game-blurb = Troll clans dig dens, steal bells and capture princesses.
brief-goal = Gather the most victory points before the last round card is played.
brief-turn = On your turn, play a round card: it brings something to a village and moves the king. Then move a troll and act where it arrives, do the same with another troll, and draw a round card.
brief-mind = Each of your trolls in that place gives an action point, and so does the king; in the caves of your mountain humans do too, in a village your camps. With these points you mine, lay dens, take troll cards, steal bells and capture princesses.
brief-end = It ends after 12, 11 or 10 rounds with two, three or four players. A set of bell, changeling and camp counts 15, two different ones of them 9, a single one 4, a princess 7, a royal tile 3, a human 1; dens and troll cards count what they say.

## Questions

prompt-choose-clan = Choose a clan
prompt-choose-clan-others = { $seat } chooses a clan
prompt-place-castle = A castle tile is drawn
prompt-reveal-den = A den tile is revealed
prompt-reveal-card = A troll card is revealed
prompt-reveal-royal = A royal tile is revealed
prompt-reveal-task = A royal card is revealed
prompt-settle = Which cave does your human settle in?
prompt-settle-others = { $seat } chooses the cave that a human settles in
prompt-first-player = The first player is drawn by lot
prompt-draw-card = A round card is drawn
prompt-play-card = Play a round card
prompt-play-card-others = { $seat } plays a round card
prompt-move-troll = Which troll? From where?
prompt-move-troll-others = { $seat } moves a troll
prompt-move-other-troll = Which other troll? From where?
prompt-move-other-troll-others = { $seat } moves another troll
prompt-push = Push out whose troll?
prompt-push-others = { $seat } chooses whose troll is pushed out
prompt-home = Which cave does your troll go to?
prompt-home-others = { $seat } chooses the cave that a troll goes to
prompt-home-walker = Which cave does the troll that just moved go to?
prompt-home-walker-others = { $seat } chooses the cave of the troll that just moved
prompt-act = Act: { $points ->
    [one] one action point
   *[other] { $points } action points
} left{ $borrowed ->
    [0] {""}
   *[other] , plus { $borrowed } from opponents for some actions
}
prompt-act-others = { $seat } acts: { $points ->
    [one] one action point
   *[other] { $points } action points
} left
prompt-last-tasks = Complete another royal card?
prompt-last-tasks-others = { $seat } decides whether to complete another royal card
prompt-take-royal-tile = Take a royal tile?
prompt-take-royal-tile-others = { $seat } decides whether to take a royal tile
prompt-take-den = Take a den
prompt-take-den-others = { $seat } takes a den
prompt-take-second-den = Take a second den?
prompt-take-second-den-others = { $seat } decides whether to take a second den
prompt-lay-tile = Where does it go: { $tile }
prompt-lay-tile-others = { $seat } lays a tile: { $tile }
prompt-turn-tile = Turn it: { $tile }
prompt-turn-tile-others = { $seat } turns a tile: { $tile }
prompt-fill-shafts = Which shafts are filled?
prompt-fill-shafts-others = { $seat } chooses the shafts to fill
prompt-take-card = Take a troll card
prompt-take-card-others = { $seat } takes a troll card
prompt-replace-camp = Which village gets your camp?
prompt-replace-camp-others = { $seat } chooses the village that gets a camp
prompt-send-camp = Which of your camps goes there?
prompt-send-camp-others = { $seat } chooses the camp that goes there
prompt-send-changeling = Which of your changelings goes there?
prompt-send-changeling-others = { $seat } chooses the changeling that goes there
prompt-store-camp = Where does the neutral camp go?
prompt-store-camp-others = { $seat } chooses where the neutral camp goes
prompt-store-changeling = Where does the neutral changeling go?
prompt-store-changeling-others = { $seat } chooses where the neutral changeling goes
prompt-store-bell = Where does the bell go?
prompt-store-bell-others = { $seat } chooses where the bell goes
prompt-store-princess = Where does the princess sleep?
prompt-store-princess-others = { $seat } chooses where the princess sleeps
prompt-shift-troll = Move a troll to another cauldron
prompt-shift-troll-others = { $seat } moves a troll to another cauldron
prompt-shift-human = Move a human to another cauldron
prompt-shift-human-others = { $seat } moves a human to another cauldron
prompt-shift-troll-or-human = Move a troll or a human to another cauldron; then you move the other one, to any place
prompt-shift-troll-or-human-others = { $seat } moves a troll or a human to another cauldron, and then the other one

## Options

option-clan = { $first }
option-draw = { $first }
option-first = { $first_seat } begins
option-settle = to { $first }
option-play = { $first }
option-move = troll from { $first } to { $second }
option-push = push out { $first }
option-home = to { $first }
option-mine = mine { $first }
option-build-camp = build a camp
option-build-dens = build up to two dens
option-refresh-dens = refresh the dens
option-fill = fill { $first } shafts
option-gain-power = gain troll power
option-buy = buy { $first }
option-refresh-cards = refresh the troll cards
option-capture-princess = capture the princess
option-tear-down-bell = tear down a bell
option-castle = castle action
option-swap = swap changelings, paying { $first }
option-hire = hire a human for { $first }
option-steal-cow = steal a cow
option-activate = activate { $first }
option-camp = { $first }
option-replace = { $first }
option-changeling = { $first }
option-store = { $first }
option-take = { $first }
option-lay = { $first ->
    [0] at the marked gap in the mountain
   *[other] edge { $second } of tile { $first }
}
option-turn = rotation { $first }
option-shift = troll from { $first } to { $second }
option-shift-walker = the troll that has moved, from { $first } to { $second }
option-shift-human = human from { $first } to { $second }
option-decline = no, thanks
option-done = done
option-claim = complete: { $first }

## What happened

log-clan = { $seat } leads the { $clan } clan
log-place-castle = { $village } has the { $castle }
log-reveal = revealed: { $item }
log-shuffle = { $pile -> 
    [den] the discarded dens make a new pile
   *[other] the discarded troll cards make a new deck
}
log-settle = a human of { $seat } settles in { $cave }
log-first = { $seat } begins
log-play = { $seat } plays { $card }
log-king-cave = { $seat } sends the king into the own mountain: { $place }
log-king-village = { $seat } sends the king to { $place }
log-piece = { $village } gets a { $piece }
log-piece-none = { $village } gets nothing: no { $piece } is left in the supply
log-tower-full = { $village } gets nothing: a princess stands in its tower
log-draw = { $seat } draws { $card }
log-draw-hidden = { $seat } draws a round card
log-points = { $seat } has { $points ->
    [one] one action point
   *[other] { $points } action points
}{ $borrowed ->
    [0] {""}
   *[other] , and { $borrowed } lent by opponents
}
log-move = { $seat } moves a troll from { $from } to { $to }
log-shift-human = { $seat } moves a human from { $from } to { $to }
log-push = { $seat } pushes out a troll of { $other_seat } from { $place }
log-home = a troll of { $seat } goes to { $cave }
log-leave-board = a troll of { $seat } finds no cauldron and leaves { $place }
log-mine = { $seat } mines { $amount } { $resource }
log-gain = { $seat } gains { $amount } { $resource }
log-fill = { $amount ->
    [0] { $seat } fills no shaft: { $resource }
    [one] { $seat } fills one shaft: { $resource }
   *[other] { $seat } fills { $amount } shafts: { $resource }
}
log-gain-power = { $amount ->
    [0] { $seat } gains no troll power: the track ends
   *[other] { $seat } gains { $amount } troll power
}
log-gain-cows = { $amount ->
    [0] { $seat } gains no cow: no open barn is empty, or no cow is left
    [one] { $seat } gains a cow
   *[other] { $seat } gains { $amount } cows
}
log-card = { $seat } takes { $card }
log-refresh-dens = { $seat } refreshes the dens
log-refresh-cards = { $seat } refreshes the troll cards
log-camp = { $seat } builds a camp in { $village }: { $slot }
log-changeling = { $seat } swaps changelings in { $village }: { $slot }
log-store = { $seat } stores a { $piece }: { $item }
log-lay = { $seat } lays { $tile }
log-new-shafts = { $amount ->
    [one] { $seat } completes a shaft: { $resource }
   *[other] { $seat } completes { $amount } shafts: { $resource }
}
log-barn = { $seat } uncovers a barn
log-capture-princess = { $seat } captures the princess of { $village }
log-tear-down-bell = { $seat } tears down a bell in { $village }
log-castle = { $seat } uses the { $castle }
log-hire = { $seat } hires a human for { $cave }
log-steal-cow = { $seat } steals a cow
log-activate = { $seat } activates { $item }
log-activate-board = { $seat } uses the royal action of the board
log-claim = { $seat } completes a royal card: { $task }

## The end

end-rounds = All round cards are played
score-sets = Bells, changelings, camps
score-princesses = Princesses
score-royal-tiles = Royal tiles
score-humans = Humans
score-vp-dens = VP dens
score-troll-cards = Troll cards

## Table options

table-cauldrons_per_village = Cauldrons in a village
table-cauldrons_per_village-help = How many trolls find room in one village.
table-opponents_add_to_bell = Opponents' trolls help with bells
table-opponents_add_to_bell-help = Their action points count when a bell is torn down.
table-opponents_add_to_castle = Opponents' trolls help at the castle
table-opponents_add_to_castle-help = Their action points count for the castle action.
table-opponents_add_to_swap = Opponents' trolls help with changelings
table-opponents_add_to_swap-help = Their action points count when changelings are swapped.
table-opponents_add_to_hire = Opponents' trolls help with humans
table-opponents_add_to_hire-help = Their action points count when a human is hired.
table-opponents_add_to_cow = Opponents' trolls help with cows
table-opponents_add_to_cow-help = Their action points count when a cow is stolen.
table-opponents_camps_count = Opponents' camps help too
table-opponents_camps_count-help = Where opponents' trolls help, their camps in the village do as well.
table-board_royal_action = Royal action of the board
table-board_royal_action-help = Each clan's board has a royal action of its own that can be activated.
table-royal_in_power_cave = Royal tiles in the power cave
table-royal_in_power_cave-help = A royal tile can be activated there.
table-royal_in_villages = Royal tiles in villages
table-royal_in_villages-help = A royal tile can be activated there.
table-first_tile_may_be_vp_den = First tile may be a VP den
table-first_tile_may_be_vp_den-help = It would close the network for good.
table-troll_power_max = Troll power track
table-troll_power_max-help = The end of the track.
table-troll_power_max_extended = Extended power track
table-troll_power_max_extended-help = The end of the track once its changeling has left.
table-board_camp_spaces = Camp spaces on the board
table-board_camp_spaces-help = Spaces for neutral camps that every board has from the start.
table-board_changeling_spaces = Changeling spaces on the board
table-board_changeling_spaces-help = Spaces for neutral changelings that every board has from the start.
table-board_bell_spaces = Bell spaces on the board
table-board_bell_spaces-help = Spaces for bells that every board has from the start.
table-board_beds = Beds on the board
table-board_beds-help = Beds for princesses that every board has from the start.
table-even_start = Even start goods
table-even_start-help = Clans begin with goods that even out what their boards bring: less for red, more for the others.

## Names

name-yellow = yellow
name-red = red
name-purple = blue
name-turquoise = ivory
name-aside = off the board
name-mining = the mining cave
name-building = the building cave
name-power = the power cave
name-I = village I
name-II = village II
name-III = village III
name-IV = village IV
name-obsidian = obsidian
name-gold = gold
name-diamond = diamond
name-camp = neutral camp
name-changeling = neutral changeling
name-bell = bell
name-princess = princess
name-board = the board's royal action or space
name-human = human
name-cow = cow
name-chip-mining-0 = 1 action point: mine obsidian
name-chip-mining-1 = 2 action points: mine gold
name-chip-mining-2 = 3 action points: mine a diamond
name-chip-building-0 = 3 action points and a cow: build a camp
name-chip-building-1 = 2 action points and 1 obsidian: build up to two dens
name-chip-building-2 = 1 action point: refresh the dens
name-chip-power-0 = 2 action points: fill all shafts of one resource
name-chip-power-1 = 2 action points: gain troll power
name-chip-power-2 = 1 action point, 1 troll power and a cow: buy a troll card
name-chip-power-3 = 1 action point: refresh the troll cards
name-shelf-hand = Your round cards
name-shelf-tasks = Royal cards
name-shelf-cards = Troll cards
name-shelf-owned = Your troll cards
name-shelf-dens = Den tiles
name-shelf-royals = Royal tiles
name-shelf-pile = in the pile
name-shelf-deck = in your deck
name-dawn = dawn
name-dusk = dusk
name-night = night
name-piece-king = king
name-piece-changeling = changeling
name-king-mining = mining
name-king-building = building
name-king-power = power
name-king-village = village
name-vp-troll-power =
    1 per
    troll power
name-vp-bell-dens =
    1 per
    bell den
name-vp-princess-dens =
    1 per
    princess den
name-vp-vp-dens =
    1 per
    VP den
name-vp-royal-tiles =
    1 per
    royal tile
name-vp-four-tiles =
    1 per
    4 tiles
name-vp-obsidian-shafts =
    1 per 3
    obsidian
    shafts
name-vp-gold-shafts =
    1 per 2
    gold
    shafts
name-vp-diamond-shafts =
    1 per 2
    diamond
    shafts
name-gain-gold =
    take
    1 gold
name-gain-obsidian =
    take
    2 obsidian
name-gain-diamond =
    take
    1 diamond
name-gain-power =
    gain 2
    troll power
name-camp-space =
    camp
    space
name-bell-space =
    bell
    space
name-princess-bed =
    bed for
    a princess
name-CS1 = the camp on mining obsidian
name-CS2 = the camp on mining gold
name-CS3 = the camp on mining diamonds
name-CS4 = the camp on 2 troll power
name-BS1 = the changeling on a cow
name-BS2 = the changeling on the power track
name-BS3 = the first changeling on gaining power
name-BS4 = the second changeling on gaining power
name-CAS-01 = castle: fill shafts
name-CAS-02 = castle: move up to three humans
name-CAS-03 = castle: move two trolls
name-CAS-04 = castle: 2 obsidian
name-CAS-05 = castle: 1 obsidian and a cow
name-CAS-06 = castle: up to 2 cows
name-CAS-07 = castle: 1 gold
name-CAS-08 = castle: 1 diamond
name-CAS-09 = castle: 2 troll power
name-CAS-10 = castle: build a den
name-RCA-01 = 3 princess dens
name-RCA-02 = 3 resource dens
name-RCA-03 = 3 bell dens
name-RCA-04 = 3 VP dens
name-RCA-05 = 7 tiles of any kind
name-RCA-06 = 3 bat cards
name-RCA-07 = 3 snake cards
name-RCA-08 = 3 toad cards
name-RCA-09 = a card of each totem
name-RCA-10 = 5 troll cards
name-RCA-11 = 3 neutral camps
name-RCA-12 = 3 neutral changelings
name-RCA-13 = 3 bells
name-RCA-14 = 5 humans
name-RES-01 = resource den 1 (camp space: 1 gold)
name-RES-02 = resource den 2 (camp space: a cow)
name-RES-03 = resource den 3 (camp space: fill shafts)
name-RES-04 = resource den 4 (camp space: 1 gold)
name-RES-05 = resource den 5 (camp space: fill shafts)
name-RES-06 = resource den 6 (camp space: 2 troll power)
name-RES-07 = resource den 7 (camp space: fill shafts)
name-RES-08 = resource den 8 (camp space: 2 obsidian)
name-RES-09 = resource den 9 (camp space: fill shafts)
name-RES-10 = resource den 10 (camp space: 1 diamond)
name-RES-11 = resource den 11 (camp space: 1 diamond)
name-RES-12 = resource den 12 (camp space: 2 obsidian)
name-RES-13 = resource den 13 (camp space: 1 gold)
name-RES-14 = resource den 14 (camp space: 2 troll power)
name-RES-15 = resource den 15 (camp space: a cow)
name-RES-16 = resource den 16 (camp space: 2 troll power)
name-PRI-01 = princess den 1
name-PRI-02 = princess den 2
name-PRI-03 = princess den 3
name-PRI-04 = princess den 4
name-PRI-05 = princess den 5
name-PRI-06 = princess den 6
name-PRI-07 = princess den 7
name-PRI-08 = princess den 8
name-PRI-09 = princess den 9
name-PRI-10 = princess den 10
name-PRI-11 = princess den 11
name-PRI-12 = princess den 12
name-PRI-13 = princess den 13
name-PRI-14 = princess den 14
name-PRI-15 = princess den 15
name-PRI-16 = princess den 16
name-BEL-01 = bell den 1 (bell space: 2 obsidian)
name-BEL-02 = bell den 2 (bell space: 2 troll power)
name-BEL-03 = bell den 3 (bell space: a cow)
name-BEL-04 = bell den 4 (bell space: 1 gold)
name-BEL-05 = bell den 5 (bell space: fill shafts)
name-BEL-06 = bell den 6 (bell space: 1 diamond)
name-BEL-07 = bell den 7 (bell space: 2 obsidian)
name-BEL-08 = bell den 8 (bell space: 1 diamond)
name-BEL-09 = bell den 9 (bell space: a cow)
name-BEL-10 = bell den 10 (bell space: 2 troll power)
name-BEL-11 = bell den 11 (bell space: 1 gold)
name-BEL-12 = bell den 12 (bell space: 1 diamond)
name-BEL-13 = bell den 13 (bell space: 2 obsidian)
name-BEL-14 = bell den 14 (bell space: 1 gold)
name-BEL-15 = bell den 15 (bell space: fill shafts)
name-BEL-16 = bell den 16 (bell space: 2 troll power)
name-VPD-01 = VP den 1: 1 point per bat card
name-VPD-02 = VP den 2: 1 point per toad card
name-VPD-03 = VP den 3: 1 point per snake card
name-VPD-04 = VP den 4: 1 point per diamond
name-VPD-05 = VP den 5: 1 point per 2 gold
name-VPD-06 = VP den 6: 1 point per 2 obsidian
name-VPD-07 = VP den 7: 1 point per cow
name-VPD-08 = VP den 8: 1 point per 2 humans
name-VPD-09 = VP den 9: 1 point per bat card
name-VPD-10 = VP den 10: 1 point per toad card
name-VPD-11 = VP den 11: 1 point per snake card
name-VPD-12 = VP den 12: 1 point per diamond
name-VPD-13 = VP den 13: 1 point per 2 gold
name-VPD-14 = VP den 14: 1 point per 2 obsidian
name-VPD-15 = VP den 15: 1 point per cow
name-VPD-16 = VP den 16: 1 point per 2 humans
name-ROY-01 = royal tile: move two trolls
name-ROY-02 = royal tile: move a troll and a human
name-ROY-03 = royal tile: move up to three humans
name-ROY-04 = royal tile: 2 troll power
name-ROY-05 = royal tile: up to 2 cows
name-ROY-06 = royal tile: mine up to 3 obsidian
name-ROY-07 = royal tile: mine up to 2 gold
name-ROY-08 = royal tile: mine a diamond
name-ROY-09 = royal tile: build a den
name-ROY-10 = royal tile: take a troll card
name-ROY-11 = royal tile: fill shafts
name-ROY-12 = royal tile with 4 obsidian shafts
name-ROY-13 = royal tile with 3 gold shafts
name-ROY-14 = royal tile with 2 diamond shafts
name-ROY-15 = royal tile with 2 changeling spaces
name-ROY-16 = royal tile with a changeling and a camp space
name-ROY-17 = royal tile with a changeling and a bell space
name-ROY-18 = royal tile with 2 bell spaces
name-ROY-19 = royal tile with a camp and a bell space
name-ROY-20 = royal tile of all totems
name-TRC-01 = bat card: 1 point per troll power
name-TRC-02 = bat card: 1 point per bell den
name-TRC-03 = bat card: 1 point per princess den
name-TRC-04 = bat card: 1 point per VP den
name-TRC-05 = bat card: 1 point per royal tile
name-TRC-06 = bat card: 1 point per 4 tiles
name-TRC-07 = bat card: 1 point per 3 obsidian shafts
name-TRC-08 = bat card: 1 point per 2 gold shafts
name-TRC-09 = bat card: 1 point per 2 diamond shafts
name-TRC-10 = bat card: 1 gold at once
name-TRC-11 = bat card: 2 obsidian at once
name-TRC-12 = bat card: 1 diamond at once
name-TRC-13 = bat card: 2 troll power at once
name-TRC-14 = bat card: camp space (2 troll power)
name-TRC-15 = bat card: bell space (1 gold)
name-TRC-16 = bat card: a bed
name-TRC-17 = snake card: 1 point per troll power
name-TRC-18 = snake card: 1 point per bell den
name-TRC-19 = snake card: 1 point per princess den
name-TRC-20 = snake card: 1 point per VP den
name-TRC-21 = snake card: 1 point per royal tile
name-TRC-22 = snake card: 1 point per 4 tiles
name-TRC-23 = snake card: 1 point per 3 obsidian shafts
name-TRC-24 = snake card: 1 point per 2 gold shafts
name-TRC-25 = snake card: 1 point per 2 diamond shafts
name-TRC-26 = snake card: 1 gold at once
name-TRC-27 = snake card: 2 obsidian at once
name-TRC-28 = snake card: 1 diamond at once
name-TRC-29 = snake card: 2 troll power at once
name-TRC-30 = snake card: camp space (2 troll power)
name-TRC-31 = snake card: bell space (1 gold)
name-TRC-32 = snake card: a bed
name-TRC-33 = toad card: 1 point per troll power
name-TRC-34 = toad card: 1 point per bell den
name-TRC-35 = toad card: 1 point per princess den
name-TRC-36 = toad card: 1 point per VP den
name-TRC-37 = toad card: 1 point per royal tile
name-TRC-38 = toad card: 1 point per 4 tiles
name-TRC-39 = toad card: 1 point per 3 obsidian shafts
name-TRC-40 = toad card: 1 point per 2 gold shafts
name-TRC-41 = toad card: 1 point per 2 diamond shafts
name-TRC-42 = toad card: 1 gold at once
name-TRC-43 = toad card: 2 obsidian at once
name-TRC-44 = toad card: 1 diamond at once
name-TRC-45 = toad card: 2 troll power at once
name-TRC-46 = toad card: camp space (2 troll power)
name-TRC-47 = toad card: bell space (1 gold)
name-TRC-48 = toad card: a bed
name-RND-01 = dawn I: changeling, king to the mining cave
name-RND-02 = dawn I: changeling, king to the building cave
name-RND-03 = dawn I: human, king to the power cave
name-RND-04 = dawn I: princess, king to the village
name-RND-05 = dawn I: princess, king to the mining cave
name-RND-06 = dawn II: changeling, king to the building cave
name-RND-07 = dawn II: changeling, king to the power cave
name-RND-08 = dawn II: human, king to the village
name-RND-09 = dawn II: princess, king to the mining cave
name-RND-10 = dawn II: princess, king to the building cave
name-RND-11 = dawn III: changeling, king to the power cave
name-RND-12 = dawn III: changeling, king to the village
name-RND-13 = dawn III: human, king to the mining cave
name-RND-14 = dawn III: princess, king to the building cave
name-RND-15 = dawn III: princess, king to the power cave
name-RND-16 = dawn IV: changeling, king to the village
name-RND-17 = dawn IV: changeling, king to the mining cave
name-RND-18 = dawn IV: human, king to the building cave
name-RND-19 = dawn IV: princess, king to the power cave
name-RND-20 = dawn IV: princess, king to the village
name-RND-21 = dusk I: changeling, king to the building cave
name-RND-22 = dusk I: human, king to the power cave
name-RND-23 = dusk I: princess, king to the village
name-RND-24 = dusk I: princess, king to the mining cave
name-RND-25 = dusk I: princess, king to the building cave
name-RND-26 = dusk II: changeling, king to the power cave
name-RND-27 = dusk II: human, king to the village
name-RND-28 = dusk II: princess, king to the mining cave
name-RND-29 = dusk II: princess, king to the building cave
name-RND-30 = dusk II: princess, king to the power cave
name-RND-31 = dusk III: changeling, king to the village
name-RND-32 = dusk III: human, king to the mining cave
name-RND-33 = dusk III: princess, king to the building cave
name-RND-34 = dusk III: princess, king to the power cave
name-RND-35 = dusk III: princess, king to the village
name-RND-36 = dusk IV: changeling, king to the mining cave
name-RND-37 = dusk IV: human, king to the building cave
name-RND-38 = dusk IV: princess, king to the power cave
name-RND-39 = dusk IV: princess, king to the village
name-RND-40 = dusk IV: princess, king to the mining cave
name-RND-41 = night I: changeling, king to the power cave
name-RND-42 = night I: changeling, king to the village
name-RND-43 = night I: human, king to the mining cave
name-RND-44 = night I: princess, king to the building cave
name-RND-45 = night I: princess, king to the power cave
name-RND-46 = night II: changeling, king to the village
name-RND-47 = night II: changeling, king to the mining cave
name-RND-48 = night II: human, king to the building cave
name-RND-49 = night II: princess, king to the power cave
name-RND-50 = night II: princess, king to the village
name-RND-51 = night III: changeling, king to the mining cave
name-RND-52 = night III: changeling, king to the building cave
name-RND-53 = night III: human, king to the power cave
name-RND-54 = night III: princess, king to the village
name-RND-55 = night III: princess, king to the mining cave
name-RND-56 = night IV: changeling, king to the building cave
name-RND-57 = night IV: changeling, king to the power cave
name-RND-58 = night IV: human, king to the village
name-RND-59 = night IV: princess, king to the mining cave
name-RND-60 = night IV: princess, king to the building cave

## The page

screen-board = The villages and your mountain
screen-round = Round { $number }
screen-phase-card = Card
screen-phase-troll = Troll
screen-phase-other = Other troll
screen-phase-draw = Draw
screen-enlarge = enlarge ({ $tiles } tiles)
screen-rounds = of { $number }
screen-close = Back to your mountain
screen-tab-dens = Dens
screen-tab-shelves = Market
screen-tab-more = Log
screen-leads = something to choose here
screen-points = of { $total ->
    [one] one action point
   *[other] { $total } action points
}
screen-lay = Lay it here
screen-turn-left = Turn left
screen-turn-right = Turn right
screen-makes-obsidian = { $count ->
    [one] +1 obsidian shaft
   *[other] +{ $count } obsidian shafts
}
screen-makes-gold = { $count ->
    [one] +1 gold shaft
   *[other] +{ $count } gold shafts
}
screen-makes-diamond = { $count ->
    [one] +1 diamond shaft
   *[other] +{ $count } diamond shafts
}
screen-brings-obsidian = and { $count } obsidian of its own
screen-brings-gold = and { $count } gold of its own
screen-brings-diamond = and { $count } diamonds of its own
screen-makes-none = completes no shaft
screen-hint-play-card = A piece comes to the village on the card, and the king goes where its lower part says. The king is worth an action point where he stands.
screen-hint-choose-clan = Each clan has a board of its own. All of them can win.
screen-hint-cave = Press anything that glows. The number in front is its cost in action points, beside it stands what else it costs; red is what you lack.
screen-hint-move-troll = In a cave your trolls, your humans and the king give one action point each; in a village your trolls, your camps and the king.
screen-hint-move-other-troll = Not the troll that has just moved.
screen-hint-push = All cauldrons are taken. The troll that you choose goes home, and its owner says to which cave.
screen-hint-home = A troll that is pushed out or sent home goes to one of your empty cauldrons.
screen-hint-village = { $castle }: { $points } action points each time. After this action your trolls here go home at the end of the phase.
screen-hint-take-royal-tile = A royal tile is worth 3 points and needs a place in your network.
screen-hint-lay-tile = Choose a place; equal halves that meet make a shaft.
screen-hint-turn-tile = Equal halves that meet make a shaft.
screen-hint-send-camp = You get what it was covering.
screen-hint-send-changeling = You get what it was covering.

## Why not

why-not-in-hand = this card is not in your hand (TP-TURN.4)
why-task-not-open = this royal card is not in play (TP-SETUP.22)
why-task-done = you have completed this royal card already (TP-R.19)
why-task-not-met = you do not meet the condition of this royal card yet (TP-TASK.1)
why-no-troll-there = none of your trolls stands there (TP-MOVE.1)
why-forest = this section is forest, not a village (TP-SETUP.3)
why-own-trolls = the village is full, and your own trolls cannot be pushed (TP-MOVE.9)
why-cave-full = the cave has no empty cauldron (TP-MOVE.6)
why-barred = this troll has already moved this turn (TP-MOVE.13)
why-wall = its passage must meet the passage of the tile it joins (TP-TILES.5)
why-vp-den-place = a VP den adjoins exactly one tile (TP-TILES.7)
why-same-card = you own a card of this kind (TP-CARD.1)
why-other-place = this is no action of the place your troll went to (TP-AP.10)
why-points = you have too few action points (TP-ACT.4)
why-goods = you cannot pay all of it (TP-ACT.4)
why-shaft-empty = no shaft of this resource is full (TP-R.26)
why-not-here = this village has none (TP-VILLAGE.1)
why-no-space = you have no free space for it (TP-VILLAGE.1, TP-BUILD.6)
why-activated = only one royal tile can be activated per phase (TP-ROYAL.2)
why-not-yours = this royal tile is not in your network (TP-ROYAL.4)
why-lasting = this royal tile has no action (TP-ROYAL.9)
why-no-effect = nothing of its action can be done now (TP-R.35)
why-clan-taken = another player leads this clan (TP-SETUP.27)
why-task-not-turn = royal cards are completed in one’s own turn only (TP-TASK.1)
why-task-laying = first the tile is laid and turned (TP-R.46)
why-own-troll = your own trolls cannot be pushed (TP-MOVE.9)
why-no-troll-to-push = no troll of this clan stands in the village (TP-MOVE.7)
why-no-other-cauldron = the village is full: it has no other empty cauldron (TP-R.37)
why-moved-already = this effect has moved that troll already; it moves different trolls (TP-ROYAL.10)
why-other-troll = the troll there that may move goes by the other name: shift-walker is the one moved in phase 2 (TP-R.29)
why-no-human-there = no human of yours is in this cave (TP-ROYAL.11)
why-card-not-shown = this card does not lie in the display (TP-POWER.9)
why-tile-not-shown = this tile does not lie in the display (TP-BUILD.12)
why-royal-not-shown = this tile does not lie in the display (TP-VILLAGE.4)
why-royal-asked = a royal tile is to be taken now (TP-VILLAGE.4, TP-TASK.5)
why-den-asked = a den is to be taken now (TP-BUILD.12)
why-card-asked = a troll card is to be taken now ({ $rule })
why-not-in-pile = it does not lie in the pile that is drawn from ({ $rule })
why-empty-seat = nobody sits there ({ $rule })
why-one-den = at least one den is built ({ $rule })
why-must-shift = the effect is carried out as far as possible ({ $rule })
why-no-own-camp = all your own camps have left your board (TP-BUILD.8)
why-no-neutral-camp = no village has a neutral camp left (TP-BUILD.7)
why-camps-gone = this village has no neutral camp left (TP-BUILD.7)
why-no-own-changeling = all your own changelings have left your board (TP-VILLAGE.16)
why-slot-empty = nothing of yours stands on this slot any more (TP-BUILD.2, TP-VILLAGE.9)
why-no-den-fits = no den of the display has a place in your network (TP-TILES.2, TP-TILES.7, TP-TILES.9)
why-no-place-left = your network has no open place left (TP-TILES.2)
why-first-vp-den = a VP den cannot be the first tile (TP-R.14)
why-same-vp-den = a VP den of this sort lies in your network (TP-TILES.9)
why-vp-den-nowhere = no open place adjoins exactly one tile (TP-TILES.7)
why-first-place = the first tile goes to the marked cut-out (TP-TILES.1)
why-joins-nothing = no tile of yours has this number, so nothing would be joined (TP-TILES.2)
why-overlaps = the tile would lie on another one (TP-TILES.15)
why-over-rim = the tile would lie on your board (TP-TILES.16)
why-at-wall = the tile would lie against the wall of a VP den (TP-TILES.6, TP-TILES.8)
why-other-name = this place goes by the name of the first tile that it touches (TP-TILES.2)
why-shafts-full = no shaft of this resource is empty (TP-POWER.2)
why-no-cauldron = the cave has no empty cauldron for a human (TP-VILLAGE.20)
why-no-barn = no open barn of yours is empty (TP-VILLAGE.24)
why-no-cow = no cow is left in the supply (TP-R.17)
why-no-such-space = it has no space for such a piece (TP-BOARD.6)
why-space-taken = its space is taken (TP-BOARD.6)
why-space-not-yours = it does not lie in your play area (TP-BOARD.4)
why-royal-place = royal actions are not used at this place: the table said so (TP-R.5)
why-no-board-action = the boards have no royal action: the table said so (TP-R.6)

## The table in a terminal

sheet-round = Round
sheet-turn = Turn
sheet-phase = Phase
sheet-points = Action points
sheet-village = Village
sheet-castle = Castle
sheet-stock = Available
sheet-bells = Bells
sheet-camps = Camps
sheet-changelings = Changelings
sheet-humans = Humans
sheet-princesses = Princesses
sheet-here = Here
sheet-trolls = Trolls
sheet-score = Points
sheet-round-cards = Round cards
sheet-resources = Resources
sheet-power = Troll power
sheet-cows = Cows
sheet-barns = barns
sheet-slots = Still on the board
sheet-shafts = Full shafts
sheet-tiles = Tiles
sheet-stored = Stored
error-short-track = the extended power track ends at { $extended }, before the plain one at { $plain } (TP-R.7)

## The box, for the docs

components-prices = Price list
components-scores = Victory points
components-clans = Clans and their boards
components-pieces = Pieces for all
components-own-pieces = Pieces of each clan
components-castles = Castle tiles
components-decks = Round cards of each player
components-action = Action
components-place = Place
components-number = How many
components-clan = Clan
components-shafts = Shafts
components-start = Start goods
components-barns = Open barns
components-tile = Tile
components-edges = Edges, counter-clockwise: o, g, d half a shaft of obsidian, gold, diamond; - passage; # wall
components-four = Only with four players
components-squares = Squares for changelings
components-card = Card
components-colour = Colour
components-players = Players
components-rounds = Rounds
components-comes = Comes to the village
components-fill = fill all shafts of one resource
components-buy = buy a troll card
components-hire = hire a human
components-activate = activate a royal tile
components-blue = blue
components-yellow = yellow
components-red = red

## The almanac

kind-piece = Piece
kinds-piece = Pieces and goods
kind-place = Place
kinds-place = Places
kind-clan = Clan
kinds-clan = Clans
kind-den = Den tile
kinds-den = Den tiles
kind-royal = Royal tile
kinds-royal = Royal tiles
kind-card = Troll card
kinds-card = Troll cards
kind-task = Royal card
kinds-task = Royal cards
kind-castle = Castle tile
kinds-castle = Castle tiles
kind-round = Round card
kinds-round = Round cards
almanac-troll = Troll
almanac-troll-is = You have five. Two of them move in a turn, each to another place; where one arrives, each of yours there gives an action point.
almanac-king = The troll king
almanac-king-is = Round cards tell him where to go. He gives an action point where he is, and needs no cauldron.
almanac-princess = Princess
almanac-princess-is = Captured in a village for 5 action points, 2 troll power and a diamond; she needs a bed. 7 points, and a royal tile at once.
almanac-changeling = Changeling
almanac-changeling-is = Swapped in a village: your own goes there and frees what it covered, a neutral one comes to a square of yours. Neutral ones count in sets.
almanac-camp = Camp
almanac-camp-is = Built in place of a neutral one in a village. Your own gives an action point there and frees what it covered; the neutral one comes to you and counts in sets.
almanac-bell = Church bell
almanac-bell-is = Torn down in a village for 4 action points and 3 obsidian; it needs a bell space. It counts in sets.
almanac-human = Human
almanac-human-is = Hired in a village for 2 action points, 1 troll power and 1 gold. In a cauldron of your caves it gives an action point; 1 point at the end.
almanac-cow = Cow
almanac-cow-is = Stolen for 1 action point in any village; each needs an open barn. Camps and troll cards cost one.
almanac-obsidian = Obsidian
almanac-obsidian-is = Mined for 1 action point a piece. Dens cost one, bells three.
almanac-gold = Gold
almanac-gold-is = Mined for 2 action points a piece. Humans cost one, changelings two.
almanac-diamond = Diamond
almanac-diamond-is = Mined for 3 action points a piece. A princess costs one; it can stand for 2 gold when changelings are swapped.
almanac-troll-power = Troll power
almanac-troll-power-is = Gained in the power cave, kept on a track of 6 steps, or 8. Troll cards and humans cost one, changelings and princesses two.
almanac-mining-is = Here pieces come out of your shafts: obsidian for 1 action point, gold for 2, a diamond for 3. Each camp of yours that has left its slot makes one of them yield two.
almanac-building-is = Here you build a camp (3 action points and a cow), lay up to two dens (2 and 1 obsidian), or replace the five den tiles on display (1).
almanac-power-is = Here you fill all shafts of one resource (2 action points), gain troll power (2), buy a troll card (1, 1 troll power and a cow), or replace the five cards on display (1).
almanac-village = Village
almanac-village-is = Four cauldrons for the trolls of all. What stands here can be taken: princess, bells, a changeling, humans; and a cow. A full village: push somebody else’s troll out.
almanac-cauldron = Cauldron
almanac-cauldron-is = The place of one troll or one human: five in each cave, four in each village.
almanac-shaft = Shaft
almanac-shaft-is = Holds one piece of its resource. On the board, in tiles, and where two equal halves meet on an edge; these begin empty.
almanac-clan-is = Start goods: obsidian { $obsidian }, gold { $gold }, troll power { $power }, cows { $cows }, humans { $humans }.
almanac-clan-shafts = Shafts on its board: obsidian { $obsidian }, gold { $gold }, diamonds { $diamonds }.
almanac-den-resource-is = Two obsidian shafts, full at once, and a space for a camp that brings a bonus when it is taken.
almanac-den-princess-is = A bed for one princess.
almanac-den-bell-is = Opens a barn of yours, and has a space for a bell that brings a bonus when it is taken.
almanac-den-vp-is = Scores at the end. It has one passage only, so nothing can be laid on beyond it.
almanac-royal-is = 3 points at the end. You take one for a princess or a royal card and lay it into your network; its action costs 1 action point, once a phase.
almanac-card-is = Bought in the power cave for 1 action point, 1 troll power and a cow. It bears a totem and has squares for neutral changelings.
almanac-task-is = If you have what it asks for, you may complete it in your own turn at no cost and take a royal tile. Everyone can, once.
almanac-castle-is = The castle action costs 3 action points. At the end of the phase all your trolls in that village go home.
almanac-round-is = Played at the start of your turn: its piece comes to the village, and the king goes where it says.

## Help

help-laying = Laying a tile
help-supply = In the supply
help-price = Price
help-done = completed
help-here = { $trolls ->
    [0] {""}
    [one] { $trolls } troll
   *[other] { $trolls } trolls
}{ $camps ->
    [0] {""}
    [one] {" "}· { $camps } camp
   *[other] {" "}· { $camps } camps
}

## Choosing a clan

screen-choose-for-me = Choose for me
screen-clan-start = at the start
screen-clan-shafts = shafts for mining
screen-clan-barns = barns for cows
screen-clan-royal = royal action
screen-clan-yellow = digs gold twice
screen-clan-red = has a diamond at once
screen-clan-purple = five shafts and a human
screen-clan-turquoise = two barns and two cows

## What speaks for a move

part-points = points
part-stock = your resources, cows and troll power
part-engine = what brings more every turn: shafts, humans, camps
part-tasks = royal cards that are nearly met
part-turn = what the rest of the turn can bring
name-count-points = points
name-count-goods = goods in store
name-count-humans = humans

help-points = Your action points, if a troll comes here

## The parts of the page

screen-land = Land
screen-all-places = All places
screen-cave-mining = Mining cave
screen-cave-building = Building cave
screen-cave-power = Power cave
screen-do-mine-obsidian = { $count } obsidian
screen-do-mine-gold = { $count } gold
screen-do-mine-diamond = { $count ->
    [one] 1 diamond
   *[other] { $count } diamonds
}
screen-do-dens = Up to 2 dens
screen-do-camp = Build a camp
screen-do-tiles = Replace tiles
screen-do-fill = Fill shafts
screen-do-power = Gain { $count } power
screen-do-card = Buy a card
screen-do-cards = Replace cards
screen-full = { $full } of { $all } full
screen-no-shaft = no shaft yet
screen-trolls = { $count ->
    [one] 1 troll
   *[other] { $count } trolls
}
screen-humans = { $count ->
    [one] 1 human
   *[other] { $count } humans
}
screen-camps = { $count ->
    [one] 1 camp
   *[other] { $count } camps
}
screen-king = king
screen-lent = { $count } lent
screen-nobody = nobody here
screen-held-troll = Where does this troll go?
screen-hint-held = Each place shows the action points that you would have there, with this troll.
screen-gain-fill = fill shafts
screen-gain-tp1 = 1 power
screen-gain-tp2 = 2 power
screen-gain-g1 = 1 gold
screen-gain-d1 = 1 diamond
screen-gain-o1 = 1 obsidian
screen-gain-o2 = 2 obsidian
screen-gain-c1 = 1 cow
screen-gain-c2 = 2 cows
screen-gain-o1-c1 = obsidian, cow
screen-gain-mine-o2 = mine 2 obsidian
screen-gain-mine-o3 = mine 3 obsidian
screen-gain-mine-g1 = mine 1 gold
screen-gain-mine-g2 = mine 2 gold
screen-gain-mine-d1 = mine a diamond
screen-gain-den = build a den
screen-gain-card = take a card
screen-gain-trolls2 = move 2 trolls
screen-gain-troll-human = troll + human
screen-gain-humans3 = move 3 humans
screen-tile-camp = camp: { $gain }
screen-tile-bell = bell: { $gain }
screen-tile-bed = bed
screen-tile-shafts = { $count } shafts
screen-tile-spaces = 2 spaces
screen-tile-totems = 3 totems
screen-card-now = now
screen-card-spaces = { $count ->
    [one] space
   *[other] { $count } spaces
}
screen-card-owned = you own this
screen-note-tasks = each brings a royal tile
screen-note-royals = 3 points each
screen-mountain-of = Mountain of { $name }
screen-free = Free spaces
screen-royal-action = Royal action
screen-makes-best = a shaft that the best turn completes there
screen-power-short = Power
screen-waiting = waiting
screen-camps-left = own camps left: { $count }
screen-changelings-left = own changelings left: { $count }
screen-totem-bat = bat
screen-totem-snake = snake
screen-totem-toad = toad
screen-tap-card = choose one of the cards
screen-first-den = Your first den will lie here. Dens are built in the building cave.
screen-missing = missing:
screen-do-swap = Swap changelings, paying
screen-tile-vp-bat-cards = 1 per bat card
screen-tile-vp-toad-cards = 1 per toad card
screen-tile-vp-snake-cards = 1 per snake card
screen-tile-vp-diamonds = 1 per diamond
screen-tile-vp-gold = 1 per 2 gold
screen-tile-vp-obsidian = 1 per 2 obsidian
screen-tile-vp-cows = 1 per cow
screen-tile-vp-humans = 1 per 2 humans
