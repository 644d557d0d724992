lesson-first = Runes, raids and wards
lesson-first-about = Give a card away, take a rune, keep one, and play a game.

lesson-first-gift = The gift
lesson-first-gift-about = A card for the next player
lesson-first-gift-aside = Runes count their numbers, wards keep raiders away. Before the game everyone gives one card to the next player. Give one of your three runes, and keep the ward.
lesson-first-gift-aside-ward = That was your ward: the other player could stop a raid of yours with it, and you could stop none.
lesson-first-gift-aside-done = You have a card of the other player in return, and you remember what they hold.

lesson-first-raid = A raid
lesson-first-raid-about = Odd runes take the best
lesson-first-raid-odd = Before the other player lies the rune 8. A rune with an odd number raids the next player. Play one.
lesson-first-raid-odd-even = The 2 lies before you and counts, but even runes raid nobody.
lesson-first-raid-odd-ward = A ward played as a turn has no effect; it is there to answer raiders.
lesson-first-raid-odd-done = No ward answered, so the 8 is yours.

lesson-first-ward = A ward
lesson-first-ward-about = Raiders come to you
lesson-first-ward-raiders = Now the other player plays an odd rune.
lesson-first-ward-answer = The raiders want your best rune, the 8. Answer with your ward.
lesson-first-ward-answer-let = The 8 is gone; a ward would have kept it.
lesson-first-ward-answer-done = The ward is spent, the 8 stays. You are asked at every raid while you have cards, so the others learn nothing from the question.

lesson-first-count = The count
lesson-first-count-about = What runes are worth
lesson-first-count-points = Another game has ended: all hands are empty. How many points have you?
lesson-first-count-points-done = 4, 5 and 2 are 11. The other player has 17 and wins.
lesson-first-count-points-miss = Not quite: add the numbers of the runes that lie before you.

lesson-first-play = A game
lesson-first-play-about = Four cards each
lesson-first-play-on = The gifts are taken up. Play your four cards against Tomte.
lesson-first-play-on-done = That is the whole game.
