"""A literal that is shifted by an ``i64`` has 32 bits in the C that mypyc writes, also as ``i64(1) << n``.

From 31 places on the result is wrong, and nothing says so. Compiled files take ``BIT[n]`` of ``core/bits.py`` instead;
where a Python int is shifted by, which has all the bits it needs, that must be seen: annotated, counted, or ``int(n)``.
"""

import ast
from pathlib import Path

import pytest
from tests.test_layers import COMPILED, HOME


def literal(node: ast.expr) -> bool:
    """Whether this is a number, a name in capitals (which is written as its number), or made of these."""
    match node:
        case ast.Constant():
            return True
        case ast.Name(id=name) | ast.Attribute(value=ast.Name(), attr=name):
            return name.isupper()
        case ast.Call(func=ast.Name(id="i64"), args=[inner]) | ast.UnaryOp(operand=inner):
            return literal(inner)
        case ast.BinOp(left=left, right=right):
            return literal(left) and literal(right)
    return False


def whole(node: ast.expr, ints: set[str]) -> bool:
    """Whether this is surely a Python int: a literal, one of these names, a conversion, or made of these."""
    match node:
        case ast.Name(id=name) if name in ints:
            return True
        case ast.Call(func=ast.Name(id="int" | "len")):
            return True
        case ast.BinOp(left=left, right=right):
            return whole(left, ints) and whole(right, ints)
    return literal(node)


def ints_of(function: ast.FunctionDef) -> set[str]:
    """Return the names that a function annotates as int, or counts with."""
    ints = set()
    for node in ast.walk(function):
        match node:
            case (
                ast.arg(arg=name, annotation=ast.Name(id="int"))
                | ast.AnnAssign(target=ast.Name(id=name), annotation=ast.Name(id="int"))
            ):
                ints.add(name)
    for node in ast.walk(function):
        match node:
            case ast.For(target=target, iter=over) | ast.comprehension(target=target, iter=over):
                match target, over:
                    case ast.Name(id=name), ast.Call(func=ast.Name(id="range"), args=ends):
                        ints |= {name} if all(whole(end, ints) for end in ends) else set()
                    case ast.Tuple(elts=[ast.Name(id=name), _]), ast.Call(func=ast.Name(id="enumerate")):
                        ints.add(name)
    return ints


def narrow(source: str) -> list[str]:
    """Return the shifts of a literal that may be shifts by an ``i64``."""
    found = []
    for function in ast.walk(ast.parse(source)):
        if isinstance(function, ast.FunctionDef):
            ints = ints_of(function)
            for node in ast.walk(function):
                match node:
                    case ast.BinOp(left=left, op=ast.LShift(), right=right) if literal(left) and not whole(right, ints):
                        found.append(f"{node.lineno}: {ast.unparse(node)}")
    return found


@pytest.mark.parametrize("path", COMPILED, ids=lambda path: str(path.relative_to(HOME)))
def test_no_literal_is_shifted_by_an_i64(path: Path) -> None:
    assert narrow(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "shift", ["1 << n", "i64(1) << n", "DEPTH << 4 * n", "at.ONE << i64(k)", "~(1 << w[2])", "1 << size(n)", "1 << m"]
)
def test_what_might_be_an_i64_is_refused(shift: str) -> None:
    assert narrow(f"def f(n: i64, k: int, w: vec[i64]) -> i64:\n    for m in range(n):\n        return {shift}\n")


@pytest.mark.parametrize("shift", ["1 << k", "1 << 4 * at.WIDE", "w[0] << n", "1 << m + 1", "1 << int(n)", "BIT[n]"])
def test_what_has_64_bits_is_not(shift: str) -> None:
    assert not narrow(f"def f(n: i64, k: int, w: vec[i64]) -> i64:\n    for m in range(k):\n        return {shift}\n")
