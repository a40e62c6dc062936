"""A limit: how much somebody may ask for in a while."""

from __future__ import annotations

from collections import OrderedDict
from ipaddress import ip_network
from typing import Final

REMEMBERED: Final = 10_000
"""Addresses that are kept count of; the one that asked longest ago is forgotten."""


def household(address: str) -> str:
    """Return what an address is counted as: itself, or its network of 64 bits, of which one household has them all."""
    if ":" not in address:
        return address
    try:
        return str(ip_network(f"{address.partition('%')[0]}/64", strict=False))
    except ValueError:
        return address


class Bucket:
    """So many at once, refilled at a steady rate."""

    def __init__(self, burst: float, rate: float, now: float) -> None:
        """Begin full. ``rate`` is per second; times are seconds of any steady clock."""
        self.burst = burst
        self.rate = rate
        self.left = burst
        self.at = now

    def take(self, now: float, amount: float = 1.0) -> bool:
        """Take some, if there is as much; return whether there was."""
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < amount:
            return False
        self.left -= amount
        return True

    def lacks(self, now: float, amount: float) -> float:
        """Return the seconds until there is as much, or a whole burst; 0 where there is."""
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        return max((min(amount, self.burst) - self.left) / self.rate, 0.0)


class Budget:
    """What one connection may spend: out of a bucket of its own, and out of one that all of its address share."""

    def __init__(self, own: Bucket, shared: Bucket | None = None) -> None:
        """Spend from these; ``shared`` may be set later, when it is known whose connection it is."""
        self.own = own
        self.shared = shared

    def lacks(self, now: float, amount: float) -> float:
        """Return the seconds until there is as much; 0 where there is."""
        wait = self.own.lacks(now, amount)
        return wait if self.shared is None else max(wait, self.shared.lacks(now, amount))

    def spend(self, amount: float) -> None:
        """Take some, more than there is if need be: what is missing has to come back before anything else is taken."""
        self.own.left -= amount
        if self.shared is not None:
            self.shared.left -= amount


class Limits:
    """A bucket for each address."""

    def __init__(self, burst: float, rate: float) -> None:
        """Give every address such a bucket."""
        self.burst = burst
        self.rate = rate
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, now: float, amount: float = 1.0) -> bool:
        """Take some from an address's bucket; return whether there was as much."""
        return self.bucket(address, now).take(now, amount)

    def bucket(self, address: str, now: float) -> Bucket:
        """Return an address's bucket."""
        bucket = self._of.pop(address, None) or Bucket(self.burst, self.rate, now)
        self._of[address] = bucket
        if len(self._of) > REMEMBERED:
            self._of.popitem(last=False)
        return bucket
