"""Cards: their facts, the files they are read from, and their drawing."""
