"""Rate limits: token buckets, alone, in pairs and by client address."""

from __future__ import annotations

from collections import OrderedDict
from ipaddress import ip_network
from typing import Final

REMEMBERED: Final = 10_000
"""The most client addresses with a bucket of their own; the one unused longest is dropped."""


def household(address: str) -> str:
    """Return what a client address is counted as: an IPv4 address itself, an IPv6 address its /64 network."""
    if ":" not in address:
        return address
    try:
        return str(ip_network(f"{address.partition('%')[0]}/64", strict=False))
    except ValueError:
        return address


class Bucket:
    """A token bucket: a burst, refilled at a steady rate."""

    def __init__(self, burst: float, rate: float, now: float) -> None:
        """Start full. ``rate`` is tokens a second; times are seconds of any steady clock."""
        self.burst = burst
        self.rate = rate
        self.left = burst
        self.at = now

    def take(self, now: float, amount: float = 1.0) -> bool:
        """Take tokens if there are enough; return whether there were."""
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < amount:
            return False
        self.left -= amount
        return True

    def lacks(self, now: float, amount: float) -> float:
        """Return the seconds until there are enough tokens, or a full bucket; 0 where there are."""
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        return max((min(amount, self.burst) - self.left) / self.rate, 0.0)


class ConnectionBudget:
    """What one connection may spend: tokens of its own bucket and of the one that its address shares."""

    def __init__(self, own: Bucket, shared: Bucket | None = None) -> None:
        """Spend from these buckets; ``shared`` may be set once the client's address is known."""
        self.own = own
        self.shared = shared

    def lacks(self, now: float, amount: float) -> float:
        """Return the seconds until both buckets have enough; 0 where they have."""
        wait = self.own.lacks(now, amount)
        return wait if self.shared is None else max(wait, self.shared.lacks(now, amount))

    def spend(self, amount: float) -> None:
        """Take tokens, into debt if need be: the debt is refilled before anything else is taken."""
        self.own.left -= amount
        if self.shared is not None:
            self.shared.left -= amount


class Buckets:
    """A token bucket for each client address."""

    def __init__(self, burst: float, rate: float) -> None:
        """Give every address a bucket of this burst and rate."""
        self.burst = burst
        self.rate = rate
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, now: float, amount: float = 1.0) -> bool:
        """Take tokens from the bucket of a client address; return whether there were enough."""
        return self.bucket(address, now).take(now, amount)

    def bucket(self, address: str, now: float) -> Bucket:
        """Return the token bucket of a client address, a new full one for an address without one."""
        bucket = self._of.pop(address, None) or Bucket(self.burst, self.rate, now)
        self._of[address] = bucket
        if len(self._of) > REMEMBERED:
            self._of.popitem(last=False)
        return bucket
