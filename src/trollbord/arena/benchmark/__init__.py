"""The Trollbord benchmark, "Trollbord-1": one bot, four games, fixed deals and opponents, a number with its interval.

    trollbord benchmark jotun                   # plays 192 matches and writes trollbord-1-jotun.zip
    trollbord benchmark trollbord-1-*.zip       # verifies files of results and prints their table

`tasks` is the protocol, `playing` one match and the rules by which a bot fails, `guard` the process that it plays in, `score` the
numbers, `file` the one file of results.
"""
