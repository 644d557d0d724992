### What the lessons say: at most 40 words a note.

lesson-first = First game
lesson-first-about = Walk, gather trolls, hammer, take a treasure

lesson-first-last = Whoever is last moves
lesson-first-last-about = your troll lord
lesson-first-last-lords = You play ivory. Trolls want the treasures in the twelve regions, and how many boulders fall out of the Rock Tower decides which you get. The troll lord who stands last on the walkway moves: that is yours.

lesson-first-lord = Move your lord
lesson-first-lord-about = one, two or three spaces
lesson-first-lord-three = It goes to one of the next three free landscape spaces, or of the next three with footprints. Third landscape space, three trolls: choose the swamp in the ring.
lesson-first-lord-three-fewer = That brings fewer trolls. The third space brings three.
lesson-first-lord-three-steps = There trolls walk, but you have none on the board yet. Take the landscape space in the ring.

lesson-first-trolls = Place trolls
lesson-first-trolls-about = where the space says
lesson-first-trolls-forest = All go to one region of the landscape under your lord. Try another one: choose the northern forest.
lesson-first-trolls-forest-miss = Swamp is right, so a troll would come. First try the forest.
lesson-first-trolls-forest-hint = It is the region in the ring.
lesson-first-trolls-swamp = Your lord stands on swamp. Put three trolls into the northern swamp: it lies at two fortresses.
lesson-first-trolls-swamp-other = That swamp lies at one fortress only. Take the northern one.
lesson-first-trolls-swamp-miss = You may stop early, but three are better. Go on with the northern swamp.

lesson-first-turn = Whose turn?
lesson-first-turn-about = no fixed order
lesson-first-turn-orange = Orange was last then, and moves in the same way: to a glacier, with three trolls.
lesson-first-turn-whose = Look at the walkway. Who has the next turn?
lesson-first-turn-whose-orange = orange
lesson-first-turn-whose-ivory = ivory
lesson-first-turn-whose-miss = Not quite: whose lord is farther back?
lesson-first-turn-whose-done = You: your lord is last. Small steps give you more turns, large ones more trolls.

lesson-first-walk = Footprints
lesson-first-walk-about = trolls walk
lesson-first-walk-feet = Now the footprints in the ring: the first of them, one step. Your lord stays behind Orange’s.
lesson-first-walk-feet-place = That places trolls again. Here we want to walk.
lesson-first-walk-feet-far = Farther brings more steps, but then Orange is last. Take the first.
lesson-first-walk-steps = One troll walks to a neighbouring region. Choose the northern swamp, then a region beside it.
lesson-first-walk-steps-miss = You may skip the step, but take it here.
lesson-first-walk-wind = Who stands in front of your lord gets a tailwind after your move: one troll, or one step. Orange places one.

lesson-first-fortress = At the fortress
lesson-first-fortress-about = may you hammer?
lesson-first-fortress-call = Later. Your belt is empty, so a fortress I comes first, and you need trolls in two of its three regions. You have them: choose the fortress in the ring.
lesson-first-fortress-call-miss = You may end your turn, but here treasures wait.
lesson-first-fortress-limit = You may make one hit for each of your trolls in the frame, nine at most. How many is that?
lesson-first-fortress-limit-miss = Not quite: count all your trolls in the three regions.
lesson-first-fortress-limit-done = Five. It is also the limit for red, yellow and blue boulders, each.
lesson-first-fortress-alone = Nobody else can join you here. Hammer: the first hit follows at once.
lesson-first-fortress-alone-miss = Then the turn ends without a treasure. Hammer.

lesson-first-blow = Once more?
lesson-first-blow-about = luck and limits
lesson-first-blow-second = Seven boulders came out. The treasures here are worth 11, 14 and 18, so seven are not enough for any. Hit again.
lesson-first-blow-second-early = Stopping now brings nothing. You have hits left.
lesson-first-blow-stop = Fifteen in all, and four red. With six of one colour the mountain spirit would be angry and nobody would get anything. Stop.
lesson-first-blow-stop-greedy = A third hit may bring 18, or the spirit’s anger. Stop here.

lesson-first-treasure = The treasure
lesson-first-treasure-about = what fifteen boulders are enough for
lesson-first-treasure-dear = A treasure is yours if at least as many boulders came out as it is worth, and one of your trolls stands there. Try the most valuable one: 18.
lesson-first-treasure-dear-miss = That one you can afford. Try 18 first.
lesson-first-treasure-dear-hint = It lies in the region in the ring.
lesson-first-treasure-take = Fifteen is too little for 18, but enough for 14. Take it.
lesson-first-treasure-take-small = Eleven is yours, too, but 14 is worth more.
lesson-first-treasure-take-done = It goes to the first space of your belt. Your trolls leave that region and can be placed again.
lesson-first-treasure-crown = The first to fill this belt space gets its crown, worth 6, until somebody lays an equal or higher treasure there. How much are treasure and crown worth together?
lesson-first-treasure-crown-miss = Not quite: the treasure’s 14 and the crown’s 6.
lesson-first-treasure-crown-done = Twenty.

lesson-first-end = The end
lesson-first-end-about = four belt spaces
lesson-first-end-when = Next you need a fortress II, then III; for the last space, +, any will do. What brings the end?
lesson-first-end-when-tower = the tower is empty
lesson-first-end-when-plus = somebody fills the space +
lesson-first-end-when-trolls = somebody has no troll left
lesson-first-end-when-miss = Not quite: boulders go back into the tower, and trolls into the reserve.
lesson-first-end-when-done = Whoever fills + has finished; everybody else has one more turn. Treasures, gifts and crowns count.

lesson-first-play = Play on
lesson-first-play-about = Tomte plays orange, you ivory
lesson-first-play-on = Both belts lack only the last treasure, so any fortress will do. Gather trolls, hammer, and take the best you can. Tomte is kind.
lesson-first-play-on-done = Now you know Trollfjord. Comrades and gifts have lessons of their own.

lesson-comrade = A comrade
lesson-comrade-about = Two hammer together

lesson-comrade-join = Joining
lesson-comrade-join-about = who may, and what it brings
lesson-comrade-join-call = You want to hammer at the fortress in the ring. Orange has trolls in two of its regions, too. Choose the fortress.
lesson-comrade-join-call-miss = Then the turn ends. Choose the fortress.
lesson-comrade-join-orange = So Orange is asked, and joins. You can’t turn a comrade down; you can only do without hammering.
lesson-comrade-join-limit = Now the trolls of both hammer. How many hits are allowed?
lesson-comrade-join-limit-miss = Not quite: count yours and Orange’s in the three regions.
lesson-comrade-join-limit-done = Seven: four of yours and three of Orange’s. The limit for each colour is seven, too.
lesson-comrade-join-hammer = Hammer together. You begin.
lesson-comrade-join-hammer-alone = Then nobody gets anything. Hammer with Orange.

lesson-comrade-empty = The empty hit
lesson-comrade-empty-about = the hammer changes hands
lesson-comrade-empty-second = Six came out. Hit once more.
lesson-comrade-empty-second-early = Six boulders are not enough for anything here. Hit.
lesson-comrade-empty-who = Nothing fell: an empty hit. With a comrade that has a consequence. Who hammers now?
lesson-comrade-empty-who-ivory = ivory
lesson-comrade-empty-who-orange = orange
lesson-comrade-empty-who-miss = Not quite: the roles change at once.
lesson-comrade-empty-who-done = Orange. Whoever holds the hammer decides when to stop, and collects first.
lesson-comrade-empty-theirs = Orange hits: nine more, fifteen in all. The boulders count for both. Orange stops.

lesson-comrade-share = Sharing
lesson-comrade-share-about = one treasure each
lesson-comrade-share-first = Whoever holds the hammer at the end collects first. Orange takes the 14.
lesson-comrade-share-place = It is your turn, not Orange’s. Where does Orange’s treasure go?
lesson-comrade-share-place-belt = on the belt
lesson-comrade-share-place-sack = into the patched sack
lesson-comrade-share-place-miss = Not quite: the belt is for one’s own turns.
lesson-comrade-share-place-done = Into the sack, face down. It counts in the end, but fills no belt space.
lesson-comrade-share-keep = For you 18 is left, and fifteen is too little. You may leave, or keep hammering alone. Keep on.
lesson-comrade-share-keep-leave = Then you go home with nothing. Hits are left: keep hammering.
lesson-comrade-share-stop = Five more: twenty. That is enough for 18. Stop.
lesson-comrade-share-stop-greedy = Another hit brings you no better treasure, only risk.
lesson-comrade-share-stop-done = The 18 is yours, and it goes to your belt: this is your turn.

lesson-limits = Limits and gifts
lesson-limits-about = What angers the mountain spirit

lesson-limits-colours = Colours
lesson-limits-colours-about = how many of each
lesson-limits-colours-call = Four trolls of yours stand at the fortress in the ring. Choose it.
lesson-limits-colours-call-miss = Then the turn ends. Choose the fortress.
lesson-limits-colours-hammer = Four trolls: at most four hits, and at most four boulders of red, of yellow and of blue. Hammer.
lesson-limits-colours-hammer-end = Then the turn ends. Hammer.
lesson-limits-colours-room = Eight came out, three of them red. How many more red ones may come without harm?
lesson-limits-colours-room-none = none
lesson-limits-colours-room-miss = Not quite: four are allowed, and three are out.
lesson-limits-colours-room-done = One. Exactly four is still fine.
lesson-limits-colours-white = And how many white ones may come out?
lesson-limits-colours-white-any = any number
lesson-limits-colours-white-miss = Not quite: white is no colour for the spirit.
lesson-limits-colours-white-done = Any number. They are harmless and count like the others.

lesson-limits-angry = Anger
lesson-limits-angry-about = one too many
lesson-limits-angry-more = Eight are not enough for anything yet. Risk another hit.
lesson-limits-angry-more-stop = Stopping now brings nothing. Hit.
lesson-limits-angry-more-done = Fifteen boulders, but five red: one too many. The hammering ends at once, and the spirit is angry.

lesson-limits-gifts = Gifts
lesson-limits-gifts-about = peace has its price
lesson-limits-gifts-worth = Each boulder too many costs one gift, whatever its value. A gift that you keep scores its value at the end. Which one do you give?
lesson-limits-gifts-worth-miss = That works, but it costs you more points than needed.
lesson-limits-gifts-worth-done = The 4: the spirit does not look at the value.
lesson-limits-gifts-gift = Give it.
lesson-limits-gifts-gift-dear = That appeases him, too, but the 4 is enough.
lesson-limits-gifts-gift-none = Then nobody collects anything. The 4 buys you a treasure.
lesson-limits-gifts-gift-miss = Give the 4.
lesson-limits-gifts-take = The spirit is appeased, and all fifteen boulders still count. Take the 15.
lesson-limits-gifts-take-small = That one is yours, too, but 15 is worth more.
lesson-limits-gifts-take-done = Fifteen points for a gift of four: a good bargain.

lesson-limits-hits = Many trolls
lesson-limits-hits-about = even limits have limits
lesson-limits-hits-nine = Suppose eleven trolls hammer together. How many hits are allowed?
lesson-limits-hits-nine-miss = Not quite: there is a highest limit.
lesson-limits-hits-nine-done = Nine, and nine of each colour. More trolls than that only stand around.
