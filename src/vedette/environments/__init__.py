"""Environments for research: Gymnasium, PettingZoo and OpenSpiel, each in a module of its own that needs its extra."""
