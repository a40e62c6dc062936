"""What the cards of Patrol look like: line drawings to colour in, on sheets to print."""
