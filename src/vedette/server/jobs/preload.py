"""Imported once by the process from which workers are forked: loads what their jobs need, tables and cards included."""

import gc

from vedette.server.jobs import handlers

handlers.warm()
gc.freeze()  # so that no worker's collector writes to, and thereby copies, the memory that all share
