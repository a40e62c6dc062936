"""What every certificate has."""

from vedette.core.errors import Unreadable


def texts(claim: dict[str, object], key: str, source: str) -> list[str]:
    """Return a list of texts of a certificate; raises Unreadable where it is none."""
    told = claim.get(key)
    if not isinstance(told, list) or not all(isinstance(line, str) for line in told):
        raise Unreadable("certificate-list", {"file": source, "field": key})
    return told
