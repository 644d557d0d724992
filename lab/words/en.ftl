### The laboratory, which speaks English alone, as its docs do.

cli-lab = The laboratory of Trollbord: what only who develops it runs.

cli-study = Answer a question about a game with many matches of a bot against itself, as a table and a picture: powers (Ragnarocks), first-player (all games), personalities (Ankh-Morpork), clans (Trolls & Princesses), hammering (Trollfjord).
cli-study-matches = How many matches to play.
cli-study-bot = Who plays all seats; a name as in the arena.
cli-study-seed = The seed of the deals.
cli-study-workers = How many processes play.
cli-study-out = The file of the picture, an SVG.
study-written = { $file } is written
study-players = { $seats } players
study-turn = { $number }. to move
study-powers = Share of wins of each power, against the others
study-mutual = What each row took from each column
study-first-player = Share of first places by the order of the first turns
study-personalities = Share of wins of each personality, when it is dealt
study-clans = Share of wins of each clan
study-hammering = Points that one more blow brings more than stopping
study-hammering-treasure = A treasure can be collected already
study-hammering-nothing = Nothing can be collected yet
study-hammering-margin = { $margin ->
        [one] { $margin } boulder below the limit
       *[other] { $margin } boulders below the limit
    }
study-hammering-far = { $margin } boulders or more below it
cli-ladder = Tell how strong the levels are in a game, on one scale: they and rungs between them meet, and the random player has 0 points. What was played before is not played again. Without a game, draw what the file says.
cli-ladder-matches = Matches of each row.
cli-ladder-seed = The seed of the deals.
cli-ladder-workers = How many processes play.
cli-ladder-kept = The folder in which matches are kept, so that a run that was stopped goes on.
cli-ladder-out = The file of ratings to write; the page shows those of src/trollbord/bots/ladder.json.
cli-ladder-minutes = CPU minutes of matches at most; the next ones are those that tell most.
cli-ladder-within = Stop when every rating is known within so many points (95 %).
cli-ladder-tune = Find how much the levels are to err so that they stand evenly, and print the line for bots/levels.py; played on other deals than the ladder.
cli-ladder-seats = Print rows instead: each level against the next weaker one at a table of so many seats, and what is wanted.
cli-ladder-guide = The page of the guide whose table is written anew from the file.
cli-ladder-plot = The file of a picture to draw: the ladders of all games.
ladder-bot = bot
ladder-rating = rating
ladder-interval = 95 % interval
ladder-matches = matches
ladder-turn = CPU time a turn
ladder-written = { $file } is written
ladder-part = of the strongest
ladder-rated = rated as
ladder-interpreted = { $bot }, interpreted
ladder-spent = { $minutes } CPU minutes of matches
ladder-nothing = name a game, or a picture to draw (--plot)
ladder-title = How strong the levels are
ladder-about = Two seats, 95 % intervals; random play has 0, and 200 points more win three of four games.
ladder-about-builds = Red: where a build that is not compiled sees less.
cli-mutate = Break a game's rules one place at a time and list what no test notices.
    A long run, for those who write the tests. It can be interrupted at any time and resumes where it stopped.
cli-mutate-modules = Only this module of the game; may be given several times.
cli-mutate-tests = The tests to run instead of tests/GAME; may be given several times.
cli-mutate-sample = Try so many places, drawn at random, instead of all.
cli-mutate-seed = The seed of the sample.
cli-mutate-workers = How many run at the same time.
cli-mutate-fresh = Forget what earlier runs found.
cli-mutate-only_list = Only list the places.
cli-mutate-at_most = Fail when a greater share survives, in per cent.
cli-mutate-rehearsing = running the tests once
cli-mutate-so-far = { $survivors } survived
cli-mutate-result = { $survivors } of { $mutants } mutants survived ({ $share } %)
error-mutate-nothing = there is nothing to break or to run: '{ $given }' is not there
error-mutate-tests-fail = the tests fail before anything is broken: '{ $given }'
cli-bench = Measure speed: of games, environments, records, the page, the start and the arena.
    Without a further word it measures the games.
cli-bench-games = Measure how fast the games are, interpreted and compiled, beside the peers that are installed.
cli-bench-games-with_peers = Install the peers first, in an environment of their own.
cli-bench-games-rounds = How many rounds everybody plays, one after the other.
cli-bench-games-seconds = How many CPU seconds a round has.
cli-bench-games-as_json = Print everything as JSON.
cli-bench-games-picture = Draw the decisions a second into this SVG file.
cli-bench-games-page = Write the figures into this page of the docs, instead of those that it has.
cli-bench-envs = Measure how fast the environments for programs that learn are, beside those of OpenSpiel and PettingZoo.
cli-bench-envs-with_peers = { cli-bench-games-with_peers }
cli-bench-envs-rounds = { cli-bench-games-rounds }
cli-bench-envs-seconds = { cli-bench-games-seconds }
cli-bench-envs-as_json = { cli-bench-games-as_json }
cli-bench-search = Measure the common search of the games beside the same search of another tree, an older one say; both must be compiled.
cli-bench-search-against = The folder of the other tree.
cli-bench-search-rounds = { cli-bench-games-rounds }
cli-bench-search-seconds = { cli-bench-games-seconds }
bench-search-compiled = both trees must be compiled: run ./compile in each
bench-search-beside = { $game }: { $ours } iterations a CPU second here, { $theirs } there: { $ratio } times as many
cli-bench-records = Measure how fast records are replayed, read, verified and jumped in.
cli-bench-records-count = How many random games are played and replayed.
cli-bench-records-rounds = How often all of them are timed.
bench-records-game = game
bench-records-seats = seats
bench-records-random = random picks/s
bench-records-replay = replayed picks/s
bench-records-ratio = times as fast
bench-records-with-reading = with reading
bench-records-lines = lines
bench-records-verify = verify, ms
bench-records-jump = jump, ms
bench-records-most = at most, ms
cli-bench-page = Measure what the page of a table costs the server, the wire and the browser.
cli-bench-page-seats = The number of players.
cli-bench-page-picks = How many picks are drawn.
cli-bench-page-settings = A table option, such as even_start=true; may be given several times.
cli-bench-page-sense = Let the game's own quick picks lead the way, instead of random ones.
cli-bench-page-no_browser = Measure the server alone.
bench-page-drawn = screen and diff, { $picks } picks, { $seats } seats: median { $median } ms, 95 % within { $p95 } ms, at most { $most } ms; the first of all { $first } ms
bench-page-wire = on the wire: median { $bytes } bytes, at first { $first }
bench-page-loaded = server ready in { $ready } s; first page { $first } KB; table usable in { $usable } s, { $further } KB more
bench-page-patched = patches in the browser: median { $median } ms of { $patches }
cli-bench-start = Measure how long it takes from ./play to the first move against a bot, in a real browser.
cli-bench-start-cold = Begin in a fresh clone, with the installation.
cli-bench-start-times = How often a warm start is measured.
bench-start-measured = { $kind ->
        [cold] in a fresh clone
       *[warm] warm
    }: answers after { $served } s, first move after { $moved } s (goal: { $limit } s), { $worked } s of CPU time
cli-bench-arena = Measure how much faster two processes of the arena are than one.
    Wants a machine that is otherwise quiet. With --ray: what Ray adds to two processes.
cli-bench-arena-bots = The bots, with commas between.
cli-bench-arena-games = How many matches are played.
cli-bench-arena-rounds = How often both ways are timed, in turn.
cli-bench-arena-ray = Compare Ray with processes, instead of two processes with one.
bench-arena-bar = playing
bench-arena-processes = { $one } s with one process, { $two } s with two: { $ratio } times as fast
bench-arena-ray = a match every { $one } s in processes, every { $two } s on Ray: { $ratio } times as fast
bench-installing = Installing the peers into { $folder }, once …
bench-no-peers = the peers could not be installed: { $reason }
bench-left-out = { $name } is left out: { $reason }
bench-ratio = { $ours }: { $ratio } times { $theirs } in { $count } a second (at least { $least })
bench-copy = { $ours }, a copy compiled: { $spent } us (at most { $most })
bench-import = import trollbord, { $build }: { $milliseconds } ms
bench-load = load of this machine: { $load }
bench-column-who = a CPU second
bench-column-games = games
bench-column-decisions = decisions
bench-column-turns = turns
bench-column-changes = changes
bench-column-copies = copies
bench-column-iterations = iterations
bench-column-spread = spread
cli-faults = Play while the store fails and the server is killed, again and again; then look whether anything that was acknowledged is lost.
cli-faults-minutes = How long to play.
cli-faults-seed = Another number makes other games and other failures.
cli-faults-store = An empty PostgreSQL for two web processes and two workers, which are killed while connections are cut and delayed; `postgresql` alone starts one for this run, which is killed too and gets a slow disk.
cli-faults-kills = End after so many kills; 0: when the time is over.
cli-faults-as_json = Print the report as JSON.
cli-faults-begins = the server begins
cli-faults-so-far = { $kills } kills, { $failures } failed operations so far
cli-faults-done = { $seconds } seconds, { $kills } kills, { $failures } failed operations; acknowledged: { $tables } tables, { $picks } picks, { $said } lines of talk
cli-faults-wrong = { $count ->
    [0] nothing is lost, and every table opens
    [one] one thing is wrong
   *[other] { $count } things are wrong
}
cli-stress = Let simulated viewers play on real tables over real lines, ever faster, until screens come too late.
    A server of its own runs on this machine's loopback, with a folder that is gone afterwards. GAMES are mixed in turn; without them all are.
cli-stress-tables = How many tables; each has a viewer for every seat.
cli-stress-seconds = How long each rate is held.
cli-stress-rate = Try this rate only, in picks a second.
cli-stress-goal = End with 1 if this rate is not held.
cli-stress-seed = Another number makes other games.
cli-stress-store = Another store than a new SQLite file: an empty PostgreSQL, or `postgresql` for one that is started for this test.
cli-stress-processes = Web processes that share the tables; more than one needs PostgreSQL.
cli-stress-apart = Send the viewers of one table to different processes: the worst case.
cli-stress-needs-store = several processes need --store postgresql
cli-stress-database = PostgreSQL: { $ms } ms of CPU a pick
cli-stress-plot = Draw delays by rate and CPU by part into this SVG file.
cli-stress-as_json = Print everything as JSON, the rest goes to the error stream.
cli-stress-lay = tables laid
cli-stress-come = viewers let in
cli-stress-wanted = picks/s
cli-stress-picked = held
cli-stress-median = p50
cli-stress-late = p99
cli-stress-cpu = CPU a pick
cli-stress-ground = { $games }: { $tables } tables, { $viewers } viewers
cli-stress-part-rules = rules
cli-stress-part-view = view
cli-stress-part-screen = screen
cli-stress-part-diff = diff and JSON
cli-stress-part-compress = compress and send
cli-stress-part-store = store
cli-stress-memory = { $kilobytes } KB a viewer, its share of the table included
cli-stress-load = load of this machine: { $before } before, { $after } after
cli-stress-none = no rate was held with p99 under 100 ms
cli-stress-best = { $rate } picks a second with p99 at { $late } ms; judging by CPU alone, one core can handle { $bears }
cli-stress-drawn = The picture is { $file }

cli-soak = Try for hours what ./check tries for minutes, in rounds: laws (random games of all kinds under all laws) or faults (a failing store, a killed server).
    Each round has a seed of its own and is kept, so a run that was stopped goes on. Ends with 1 if anything was wrong in any round.
cli-soak-hours = How long to go on; the last round is finished.
cli-soak-most = Go on until so many rounds are kept, instead of for some time.
cli-soak-seed = Another number plays other rounds.
cli-soak-out = The file of results, a line of JSON for each round; otherwise .cache/soak/NAME-SEED.jsonl.
soak-done = { $rounds } rounds in { $hours } h: { $counts }; wrong: { $wrong }
soak-kept = The rounds are in { $file }
