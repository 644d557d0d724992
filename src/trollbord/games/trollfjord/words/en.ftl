game-name = Trollfjord
game-blurb = Gather trolls, hammer boulders out of the Rock Tower, take treasures.
brief-goal = Collect treasures; the most points win.
brief-turn = It is the turn of the player whose troll lord is last on the walkway. Move it to one of the next three free placement spaces, or one of the next three free wander spaces: on a placement space you place trolls in that landscape, on a wander space your trolls wander. The farther it moves, the more trolls or steps you get.
brief-mind = With trolls in two of the three regions around a fortress you may hammer there, first at a fortress I, then II, then III. A treasure is yours if at least as many boulders have come out as it is worth. If more boulders of one colour come out than trolls hammer, the spirit is angry and nobody collects unless he is appeased with gifts. White boulders do no harm.
brief-end = It ends when somebody has filled the last belt space and everybody else has had one more turn. Treasures and unflipped gifts count their values, each crown 6.

# questions
prompt-plank = The next plank of the walkway
prompt-fortress = Which number goes on site { $site }?
prompt-treasure = A treasure is turned up
prompt-start = Whose troll lord stands on the next starting space?
prompt-lord = Where does your troll lord go?
prompt-lord-others = { $seat } chooses where the troll lord goes
prompt-place = { $left ->
    [one] Place a troll in a { $landscape } region, or none
   *[other] Place up to { $left } trolls in one { $landscape } region
}
prompt-place-others = { $left ->
    [one] { $seat } may place a troll in a { $landscape } region
   *[other] { $seat } places up to { $left } trolls in one { $landscape } region
}
prompt-tailwind-place = Tailwind: place a troll in a region of { $landscape }, or none
prompt-tailwind-place-others = Tailwind: { $seat } may place a troll in a region of { $landscape }
prompt-wander = { $left ->
    [one] Let a troll wander one step, or pass
   *[other] Let your trolls wander up to { $left } steps in all
}
prompt-wander-others = { $left ->
    [one] { $seat } may let a troll wander one step
   *[other] { $seat } lets trolls wander up to { $left } steps in all
}
prompt-tailwind-wander = Tailwind: let a troll wander one step, or stay
prompt-tailwind-wander-others = Tailwind: { $seat } may let a troll wander one step
prompt-call = At which fortress do you want to hammer?
prompt-call-others = { $seat } chooses a fortress to hammer at
prompt-join = Will you hammer at { $site } as a comrade?
prompt-join-others = { $seat } decides whether to hammer at { $site } as a comrade
prompt-hammer-alone = Hammer alone, with up to { $limit } hits?
prompt-hammer-alone-others = { $seat } decides whether to hammer alone, with up to { $limit } hits
prompt-hammer-with = Hammer with your comrade, with up to { $limit } hits?
prompt-hammer-with-others = { $seat } decides whether to hammer with a comrade, with up to { $limit } hits
prompt-swing = Hit the tower, or stop?
prompt-swing-others = { $seat } hits the tower, or stops
prompt-fell = How many boulders fell?
prompt-red = How many of the { $left } are red?
prompt-yellow = How many of the other { $left } are yellow?
prompt-blue = How many of the other { $left } are blue? The rest are white.
prompt-gift = { $need ->
    [one] The mountain spirit wants one more gift
   *[other] The mountain spirit wants { $need } more gifts
}
prompt-gift-others = { $need ->
    [one] The mountain spirit wants one more gift from { $seat }
   *[other] The mountain spirit wants { $need } more gifts from { $seat }
}
prompt-take = Which treasure do you collect?
prompt-take-others = { $seat } chooses a treasure to collect
prompt-keep = Collect now, or keep hammering alone?
prompt-keep-others = { $seat } collects now, or keeps hammering alone
prompt-clear = Clear which region of your trolls?
prompt-clear-others = { $seat } chooses a region to clear of trolls

# what can be picked
option-plank = plank { $first }
option-fortress = number { $second } on { $first }
option-treasure = treasure { $first }
option-start = seat { $first }
option-lord = { $first }, free space { $second }
option-put = a troll to { $first }
option-walk = { $first } to { $second }
option-done = done
option-call = hammer at { $first }
option-join = join in
option-decline = stay out
option-hammer = hammer
option-end = end the turn
option-hit = { $count ->
    [0] hit
   *[other] hit { $first }, strength { $second }, height { $third }
}
option-stop = stop
option-fell = { $first ->
    [0] nothing fell
   *[other] { $first } fell
}
option-red = { $first } red
option-yellow = { $first } yellow
option-blue = { $first } blue
option-gift = give { $first }
option-pass = give no more
option-take = treasure of { $first }
option-keep = keep hammering
option-leave = leave empty-handed
option-clear = clear { $first }

# what happened
log-fortress = Number { $number } stands on { $site }
log-treasure = A treasure of { $value } lies in { $region }
log-treasure-many = { $count } treasures lie out, one in each region
log-start = { $seat } stands on starting space { $space }
log-turn = { $seat } is last and has the turn
log-counter = The starting plank is turned over: it is now the hammer-blow counter
log-lord-placement = { $seat } moves { $strength ->
    [one] one free space
   *[other] { $strength } free spaces
} to { $landscape }
log-lord-wander = { $seat } moves { $strength ->
    [one] one free wander space
   *[other] { $strength } free wander spaces
}
log-put = { $seat } places a troll in { $region }
log-walk = A troll of { $seat } wanders from { $from } to { $to }
log-call = { $seat } wants to hammer at fortress { $number } ({ $site })
log-join = { $seat } joins as a comrade
log-decline = { $seat } stays out
log-end = { $seat } ends the turn without hammering
log-done-place = { $seat } places no more trolls
log-done-wander = { $seat } wanders no further
log-hammer = { $seat } hammers; hit limit and colour limit are { $limit }
log-stop = { $seat } stops
log-hit = Hit { $hit } by { $seat }: { $red } red, { $yellow } yellow, { $blue } blue, { $white } white
log-empty-hit = Hit { $hit } by { $seat }: an empty hit
log-angry = { $need ->
    [one] The mountain spirit is angry and wants one gift
   *[other] The mountain spirit is angry and wants { $need } gifts
}
log-swap = { $seat } takes the hammer: roles are swapped
log-keep = { $seat } keeps hammering alone
log-empty-handed = { $seat } leaves empty-handed
log-offer = { $seat } gives the gift { $gift }
log-still-angry = The mountain spirit is not appeased
log-appeased = The mountain spirit is appeased
log-take-sack = { $seat } collects the treasure of { $region } ({ $value }) and puts it in the patched sack
log-take-sack-hidden = { $seat } collects the treasure of { $region } and puts it in the patched sack
log-take-belt = { $seat } puts the treasure of { $region } ({ $value }) on belt space { $space }
log-crown = { $seat } takes crown { $number }
log-clear = { $count ->
    [one] One troll of { $seat } leaves { $region }
   *[other] { $count } trolls of { $seat } leave { $region }
}
log-boulders-back = All boulders go back into the tower
log-last-round = { $seat } has filled the belt: everyone else has one more turn
log-spent = No treasure lies where anyone could hammer for the belt: everyone else has one more turn
log-finished = { $seat } is finished and lays the troll lord down

# the end
end-belt = A belt is full: the most points win; if scores are tied, the player whose troll lord is farther back
end-spent = Nobody can fill a belt any more: the most points win; if scores are tied, the player whose troll lord is farther back
score-belt = Treasures on the belt
score-sack = Treasures in the patched sack
score-gifts = Gifts not flipped
score-crowns = Crowns
score-total = Total

# why not
why-placement-gives-no-steps = a placement space gives no steps ({ $rule })
why-wander-gives-no-trolls = a wander space gives no trolls to place ({ $rule })
why-other-landscape = the space shows { $landscape } ({ $rule })
why-one-region = all trolls of one placement go into one region ({ $rule })
why-no-own-troll = you have no troll in { $region } ({ $rule })
why-not-adjoining = { $region } and { $other } do not adjoin ({ $rule })
why-slate-1 = hammer slate 1: your leftmost empty belt space needs a fortress { $needed }, this is a { $number } ({ $rule })
why-slate-2 = hammer slate 2: you have trolls in { $held } of its regions, { $needed } are needed ({ $rule })
why-not-at-fortress = { $region } is not at this fortress ({ $rule })
why-treasure-gone = there is no treasure in { $region } any more ({ $rule })
why-too-few-boulders = a treasure of { $value } needs at least as many boulders, { $boulders } are out ({ $rule })
why-strike-once = whoever has decided to hammer strikes at least once ({ $rule })
why-choose-blow = say where and how hard: 'hit left 6 1' (this table has the simulated tower)
why-just-hit = a hit is just 'hit' at this table ({ $rule }): only the simulated tower can be aimed at
why-must-take = you can collect a treasure, so you must ({ $rule })
why-keep-or-leave = nothing here is yours to collect: keep hammering or leave ({ $rule })
why-gift-spent = the gift { $gift } is flipped and spent ({ $rule })
why-gift-offered = the gift { $gift } has been given already ({ $rule })
why-lord-must-move = your troll lord must move in every turn ({ $rule })
why-none-left = both fortresses { $number } stand already ({ $rule })
why-too-many-fell = only { $count } of them are left in the tower ({ $rule })
why-more-than-fell = only { $count } of the fallen boulders are still to be named ({ $rule })
why-too-few-others = the other colours have only { $count } left in the tower ({ $rule })
why-plank-laid = plank { $plank } lies already ({ $rule })
why-treasures-seen = no treasure of { $value } is left face down ({ $rule })
why-lord-stands = { $seat }’s troll lord stands already ({ $rule })
why-no-such-seat = only { $count } play at this table ({ $rule })
why-other-site = now { $site } gets its number ({ $rule })

# errors
error-colours = '{ $given }' does not name each colour once, as '{ $expected }' does (TF-SETUP.2)
error-map-file = cannot read the map '{ $given }': { $reason }
error-map-part = the map's '{ $given }' is not a table of keys and values
error-map-list = the map's '{ $given }' needs a list of region names, got '{ $found }'
error-map-point = the map's '{ $given }' needs points as two numbers, got '{ $found }'
error-map-unknown = the map names '{ $given }', expected one of { $expected }
error-map-missing = the map does not say where '{ $given }' is
error-map-twice = the map says '{ $given }' twice
error-map-number = the map's site '{ $given }' needs one of the numbers { $expected }, got '{ $found }'
error-map-numbers = the map needs the number { $given } on two sites, got { $found }
error-map-self = the map lets '{ $given }' adjoin itself
error-map-symmetric = the map lets '{ $given }' adjoin '{ $offered }', but not the other way round
error-map-site = the map's site '{ $given }' needs three regions, got { $found }
error-map-apart = the map's site '{ $expected }' touches '{ $given }' and '{ $offered }', which do not adjoin
error-map-parted = the map falls into parts: every region must be reachable from every other
error-map-flat = the map cannot be drawn flat: some borders would have to cross
error-map-meeting = the map cannot be drawn with each site where its three regions meet

# the table
table-tower = Rock Tower
table-tower-help = Quick: chance decides what falls. Simulated: you choose side, strength and height of every hit. Your own: you hit a real tower and type what fell.
table-tower-quick = quick
table-tower-physics = simulated
table-tower-yours = your own
table-fortresses = Fortresses
table-fortresses-help = Where the numbers I, II and III stand.
table-fortresses-first-game = as in the first game
table-fortresses-random = at random
table-fortresses-free = placed by the players in turn
table-open_sacks = Patched sacks open
table-open_sacks-help = Everyone sees the values in the patched sacks, not only their number.
table-colours = Colours
table-colours-help = The colours by seat, such as white-black-orange-brown; two players have the first two. White is drawn ivory, brown crimson, black indigo, so that none looks like a boulder.
table-map = Map
table-map-help = Another map of the same regions and sites.

# names
name-mountain = mountain
name-fjord = fjord
name-glacier = glacier
name-swamp = swamp
name-tundra = tundra
name-forest = forest
name-mountain_nw = the north-western mountain
name-swamp_n = the northern swamp
name-forest_n = the northern forest
name-swamp_ne = the north-eastern swamp
name-glacier_w = the western glacier
name-tundra_c = the middle tundra
name-mountain_e = the eastern mountain
name-tundra_sw = the south-western tundra
name-fjord_w = the western fjord
name-fjord_s = the southern fjord
name-forest_se = the south-eastern forest
name-glacier_se = the south-eastern glacier
name-S1 = the western fortress
name-S2 = the north-eastern fortress
name-S3 = the middle fortress
name-S4 = the south-eastern fortress
name-S5 = the north-western fortress
name-S6 = the southern fortress
name-white = ivory
name-orange = orange
name-brown = crimson
name-black = indigo
name-placement = placement
name-wander = wander
name-left = on the left
name-right = on the right
name-plus = +

# beside a tower of your own (TF-TOWER.7)
rule-tower-hold = Hold the tower firmly, but do not press it down.
rule-tower-cover = Cover its top lightly with a hand.
rule-tower-turn = Turn its outlet to the middle of the table.
rule-tower-sides = Strike the two sides only, never the front or the back.
rule-tower-technique = Good technique brings out more than raw power.
rule-tower-stray = What comes out without a hit or over the top goes back in and does not count.

screen-board = The map, the walkway and the tower
screen-facts = reserve: { $reserve } · patched sack: { $sack }
screen-reserve = { $count ->
    [one] one troll left
   *[other] { $count } trolls left
}
screen-belt = Belt
screen-sack = Sack
screen-gifts = Gifts
screen-crowns = Crowns
screen-face-down = face down
screen-so-far = points so far
screen-so-far-sack = so far, + sack
screen-plates = All players in full
screen-plates-close = Close
screen-tower = The Rock Tower: { $boulders ->
    [one] { $boulders } boulder
   *[other] { $boulders } boulders
} on the table, limit { $limit }
screen-limit = limit { $limit }
screen-free = free
screen-boulders = { $count ->
    [one] boulder lies here
   *[other] boulders lie here
}
screen-in-reach = in reach
screen-more = { $count } more
screen-no-troll = no troll
screen-taken = taken
screen-hits = hit { $hits } of { $limit }
screen-hits-left = { $count ->
    [one] One hit left.
   *[other] { $count } hits left.
}
screen-wakes = { $count ->
    [one] One more { $colours } angers the mountain spirit.
   *[other] One more of { $colours } angers the mountain spirit.
}
screen-strength = How hard
screen-soft = soft
screen-hearty = hard
screen-strike = Hit
screen-space = Space
screen-strike-help = Aim at a wall, hold, and let go at the right moment: right on a mark the hit is as hard as you chose.
screen-fine = a clean hit
screen-fair = a fair swing
screen-poor = a wild swing
screen-stop = { $value ->
    [0] Stop, take nothing
   *[other] Stop, take { $value }
}
screen-take = Take { $value } ({ $landscape })
screen-keep = { $count ->
    [one] Keep hammering, one hit left
   *[other] Keep hammering, { $count } hits left
}
screen-type-help = Hit your tower once and count what came out.
screen-type-done = Done
screen-handling = How to hold the tower
screen-of = of { $count }
screen-red = red
screen-yellow = yellow
screen-blue = blue
screen-white = white
screen-aim = aim { $side }, height { $height }
screen-blow = hit with strength { $strength }

## The table in a terminal

sheet-region = Region
sheet-treasure = Treasure
sheet-trolls = Trolls
sheet-fortress = Fortress
sheet-beside = Beside
sheet-lord = Troll Lord
sheet-reserve = Reserve
sheet-belt = Belt
sheet-gifts = Gifts
sheet-sack = Patched sack
sheet-lies = lies down
sheet-supply = Treasures in the supply
sheet-hits = Hits
sheet-out = Boulders on the table
sheet-borders = Borders
sheet-walkway = Walkway: placement spaces, plank by plank
sheet-lords = Lords
sheet-between = Between two placement spaces lies a wander space, with an odd number. After 59 comes 0.
sheet-start = start space { $space }
sheet-hammerer = Hammer
sheet-partner = Partner
sheet-offers = Gifts on offer
sheet-way = Way
sheet-space = Space
sheet-brings = Brings
sheet-tailwind = Tailwind for
sheet-places = { $count ->
    [0] no troll is left
    [one] one troll
   *[other] up to { $count } trolls
}
sheet-steps = { $count ->
    [one] one step
   *[other] up to { $count } steps
}

## The box, for the docs

components-regions = Regions
components-landscape = Landscape
components-fortresses = Fortresses
components-first-game = Number in the first game
components-planks = Planks of the walkway
components-plank = Plank
components-moves = Moves of the Troll Lord
components-pieces = Pieces of each player
components-number = How many
components-value = Value
components-treasures = Treasures
components-boulders = Boulders
components-colour = Colour
components-limits = Limits by trolls
components-hammering = Hammering trolls
components-hit-limit = Hit limit
components-colour-limit = Colour limit

## The almanac

kind-piece = Piece
kinds-piece = Pieces
kind-boulder = Boulder
kinds-boulder = Boulders
kind-place = Place
kinds-place = Places
kind-region = Region
kinds-region = Regions
kind-fortress = Fortress
kinds-fortress = Fortresses
kind-idea = What happens
kinds-idea = What happens
almanac-troll = Troll
almanac-troll-is = You have ten. They are placed from your reserve, wander from region to region, and hammer at fortresses: for each troll that hammers one hit is allowed, and one boulder of each colour.
almanac-lord = Troll lord
almanac-lord-is = Walks along the walkway and never turns back. The player whose lord is last takes the turn. It stops on the first, second or third free space of the kind you choose; farther brings more, but then the others play longer before you move again.
almanac-gift = Gift
almanac-gift-is = Three of each player, worth 4, 8 and 16 at the end. One of them appeases the mountain spirit for one boulder too many; then it is flipped and worth nothing.
almanac-treasure = Treasure
almanac-treasure-is = One lies in each region, worth 10 to 28. It is yours if at least as many boulders are out as it is worth, and a troll of yours stands there.
almanac-crown = Crown
almanac-crown-is = Worth 6. The first to fill belt space I, II or III takes its crown; a treasure of the same or a higher value on the same number takes it over.
almanac-boulder-is = 11 of the 44 in the tower. If more of this colour come out than trolls hammer, the mountain spirit is angry.
almanac-white-is = 11 of the 44 in the tower. White angers nobody, and it counts like any other.
almanac-tower = Rock Tower
almanac-tower-is = Hits on its sides shake boulders out. Everything that comes out stays on the table until the turn ends.
almanac-placement = Placement space
almanac-placement-is = The lord that stops here places one, two or three trolls, all in one region of the landscape shown.
almanac-wander = Wander space
almanac-wander-is = The lord that stops here lets trolls make one, two or three steps in all, each to an adjoining region.
almanac-belt = Belt
almanac-belt-is = Four spaces I, II, III and +, filled from left to right in your own turns. The first empty one says at which fortress you may hammer; for + any will do. Filling + starts the end.
almanac-sack = Patched sack
almanac-sack-is = Takes the treasures that you collect in the turns of others. They count at the end, but fill no belt space.
almanac-spirit = The angry mountain spirit
almanac-spirit-is = More boulders of a colour than trolls hammer: the hammering ends and nobody collects, unless one gift is flipped for each boulder too many.
almanac-tailwind = Tailwind
almanac-tailwind-is = Whoever’s lord is in front of the one that has just moved may place one troll, or make one step, as the own space says.
almanac-comrade = Comrade
almanac-comrade-is = One opponent with trolls in two regions of the fortress may join. Trolls of both count for the limits, an empty hit passes the hammer on, and both may collect.
almanac-region-facts = Landscape: { $landscape }. A treasure lies here; placement spaces with this landscape lead trolls here.
almanac-neighbour = next to { $region }
almanac-fortress-facts = Stands between { $first }, { $second } and { $third }; number { $number } in the first game. Whoever has trolls in two of them may hammer here.

## Help

help-number = Number
help-start = Start plank
help-trolls = { $count ->
    [one] { $count } troll
   *[other] { $count } trolls
}
help-around = { $count ->
    [one] { $count } troll
   *[other] { $count } trolls
} in { $regions } of 3 regions

## What speaks for a move

part-belt = treasures on the belt
part-sack = treasures in the patched sack
part-gifts = gifts that are kept
part-crowns = crowns
part-boulders = treasures that the boulders on the table allow
part-pace = a lead in filling the belt
part-trolls = trolls where they can hammer
part-walkway = the lord’s place on the walkway
name-count-points = points
name-count-belt = spaces filled on the belt
name-count-trolls = trolls on the island

help-player = { $seat }
