"""Mutation: break the rules of a game one place at a time and see whether its tests notice.

`mutants` lists the places, `worker` runs the tests against one broken module, `ground` lays out the
copy of the package that is broken, `notes` remembers what was found, and `run` leads through all of it.
"""
