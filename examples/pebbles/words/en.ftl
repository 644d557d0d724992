game-name = Pebbles
game-blurb = Take pebbles from the heap, and please the troll that only you have seen.

prompt-deal = A troll is dealt
prompt-take = Take one, two or three pebbles

option-troll = the troll of { $first }
option-take = { $first ->
    [one] take { $first } pebble
   *[other] take { $first } pebbles
  }

log-deal = { $seat } is dealt the troll of { $troll }
log-deal-hidden = { $seat } is dealt a troll
log-take = { $pebbles ->
    [one] { $seat } takes { $pebbles } pebble
   *[other] { $seat } takes { $pebbles } pebbles
  }

why-small-heap = not so many pebbles are left

end-empty = The heap is empty
score-pebbles = Pebbles
score-troll = Pleased troll
