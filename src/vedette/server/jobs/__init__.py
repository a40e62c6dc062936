"""Jobs: the worker pool, its queues and limits, and what workers compute."""
