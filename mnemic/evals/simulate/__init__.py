"""Simulate whole stories on the real runtime, and check every promise at every step."""
