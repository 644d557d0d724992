game-name = Ragnarocks
game-blurb = Two clans of Vikings claim the land with runestones.

prompt-move = Move one of your contested Vikings
prompt-stone = Place a runestone where this Viking could move now
prompt-skip = You have no turn to make

option-move = { $first } to { $second }
option-stone = stone on { $first }
option-skip = skip

log-move = { $seat } moves from { $from } to { $to }
log-stone = { $seat } places a stone on { $cell }
log-skip = { $seat } skips

end-no-turn-left = Neither player can make a turn
score-land = Settled land

why-skip-forced-only = a turn is skipped only when none can be made (RR-TURN.13)
why-no-turn = there is no turn to make, only to skip (RR-TURN.12)
why-move-first = the Viking moves before the stone is placed (RR-TURN.2)
why-stone-now = the Viking has moved, now a stone follows (RR-TURN.2)
why-stone-occupied = this cell is not empty (RR-TURN.10)
why-stone-out-of-reach = the selected Viking could not move there now (RR-TURN.10)
why-not-your-viking = none of your Vikings stands there (RR-TURN.3)
why-viking-settled = a settled Viking rests for good (RR-TURN.4)
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
