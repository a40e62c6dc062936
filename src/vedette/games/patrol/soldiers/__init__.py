"""The soldiers of Patrol and their colours as files, and the sentences that their powers are written in."""
