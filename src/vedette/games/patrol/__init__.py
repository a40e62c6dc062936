"""Patrol: two players, ninety soldiers each, five on the table, and most of them face down."""
