"""A game without its words, for tests that only play: a class to put before its engine."""


class Wordless:
    """Refuses to speak."""

    def say(self, view: bytes, action: int, language: str) -> str:
        raise NotImplementedError

    def tell(self, before: bytes, action: int, seat: int, language: str) -> str:
        raise NotImplementedError

    def show(self, view: bytes, language: str) -> dict[str, object]:
        raise NotImplementedError

    def describe(self, view: bytes, language: str) -> str:
        raise NotImplementedError
