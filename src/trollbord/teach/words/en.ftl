### The tutor's own words, in every lesson.

teach-learn = Learn
teach-step = step { $number } of { $count }
teach-minutes = { $minutes ->
    [one] about one minute
   *[other] about { $minutes } minutes
}
teach-teaches = Tomte teaches
teach-show-me = Show me
teach-try-again = Try again
teach-next = Next
teach-back = Step back
teach-skip = Skip this step
teach-miss = That is allowed, but it is not what we need here.
teach-missed = Not quite
teach-taken-back = nothing is lost, it is taken back
teach-hint = It begins like this: { $option }
teach-look = Look where the chalk points.
teach-instead = For the lesson we now play: { $options }.
teach-answer = The answer is: { $option }
teach-watch = Watch how it is done. Then it is your turn.
teach-over = You have finished this lesson.
teach-advice = I would play: { $option }
teach-skip-short = Skip
teach-leave = Leave the lesson
teach-play = Play a game
teach-all = All lessons
teach-welcome = Each game has a first lesson of under ten minutes, on the real board, and short ones for the difficult parts. Tomte teaches; nothing can go wrong.
teach-begin = Begin
teach-start-here = Start here
teach-go-on = Go on
teach-again = Once more
teach-done = done
teach-chalk-ring = Chalk ring
teach-chalk-box = Chalk frame
teach-chalk-arrow = Chalk arrow
teach-later = Not now
teach-offer = New here? I teach you a game in under ten minutes, on the real board. Nothing can go wrong.
