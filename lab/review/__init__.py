"""Is a review right? Levels ranked by what they lose, errors planted on purpose and played out to the end, a second seed, time."""
