"""The lab: simulations of many games at once, whose results are shares with confidence intervals."""
