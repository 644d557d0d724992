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

why-dealt-already = somebody has this card already
why-not-in-hand = this card is not in your hand

end-played = All cards are played
score-runes = Runes
part-runes = points of runes

brief-goal = Have the highest sum of runes before you.
brief-turn = In your turn play one card of your hand. A rune lies before you and counts its number.
brief-mind = An odd rune raids the next player: their best rune is yours, unless they answer with a ward.
brief-end = It ends when all hands are empty.

help-table = the table
help-player = a player
help-held = cards in hand

kind-rune = Even rune
kinds-rune = Even runes
kind-raider = Odd rune
kinds-raider = Odd runes
kind-ward = Ward
kinds-ward = Wards
kind-back = Face down
kinds-back = Face down
almanac-card = card { $card }
almanac-back = a hidden card
almanac-rune-is = It counts its number, and raids nobody.
almanac-raider-is = It counts its number, and takes the best rune of the next player, unless a ward answers.
almanac-ward-is = Keep it for raiders: it stops one raid.
almanac-back-is = Only its owner knows it, and whoever gave it away.
