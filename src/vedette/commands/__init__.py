"""The commands of the command line program ``vedette``, one file for each."""
