game-name = Runecards
game-blurb = Give a card, lay your runes, and keep a ward for the raiders.

prompt-deal = A card is dealt
prompt-give = Lay a card aside for the next player
prompt-play = Play a card
prompt-ward = Raiders come for your best rune

option-accept = let them have it
option-deal = card { $first }
option-give = give card { $first }
option-play = play card { $first }
option-ward = answer with ward { $first }

log-deal = { $seat } is dealt card { $card }
log-deal-hidden = { $seat } is dealt a card
log-give = { $seat } lays card { $card } aside
log-give-hidden = { $seat } lays a card aside
log-take-up = { $seat } takes up card { $card }
log-take-up-hidden = { $seat } takes up a card
log-play = { $seat } plays card { $card }
log-ward = { $seat } stops the raid with ward { $card }
log-rob = { $seat } takes rune { $card }

end-played = All cards are played
score-runes = Runes
