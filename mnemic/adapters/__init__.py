"""Memory for agent frameworks: one module each, behind an extra of the same name.

They translate a framework's own words into the verbs and back, and decide nothing. Each
takes a principal's memory from wherever it is: in this process or behind a host.
"""
