"""Public long-horizon datasets, read from a local path and never vendored (000).

What leaves a run is a metrics file; no statement, no question and no path is in it.
"""
