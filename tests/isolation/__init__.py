"""Isolation, proved on every way in: what is one principal's is nobody else's.

`paths` finds every path by introspection and holds it against the tables of `at_*`, so that
a new method, route, tool or command fails here until somebody says what it must not do.
Each attempt has its control beside it: a build that is broken on purpose, in which the very
same attempt is a `Leak`.
"""
