"""The commands of ``vedette``, one noun or verb to a file."""
