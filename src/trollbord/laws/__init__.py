"""The laws: what holds for every game, tried by random play. They ship as a plugin of pytest.

    pip install trollbord[laws]
    pytest --trollbord-laws runecards

holds an installed game to them; `module:GAME` names one that is not installed.
"""
