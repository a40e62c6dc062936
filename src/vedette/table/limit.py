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


class Limits:
    """A bucket for each address."""

    def __init__(self, burst: float, rate: float) -> None:
        """Give every address such a bucket."""
        self.burst = burst
        self.rate = rate
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, now: float, amount: float = 1.0) -> bool:
        """Take some from an address's bucket; return whether there was as much."""
        bucket = self._of.pop(address, None) or Bucket(self.burst, self.rate, now)
        self._of[address] = bucket
        if len(self._of) > REMEMBERED:
            self._of.popitem(last=False)
        return bucket.take(now, amount)
