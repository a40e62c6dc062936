"""The boxes: for each game what comes with its rules, put in one shape that surfaces need not tell apart."""
