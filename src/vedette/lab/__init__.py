"""The lab: simulations of many games at once; the results are shares with confidence intervals."""
