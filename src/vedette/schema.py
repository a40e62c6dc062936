"""TypeScript for the page: the types of the protocol and of each game's views, the names of messages, French spaces.

``python -m vedette.schema`` writes the files, ``--check`` fails where one of them is not what the types say.
"""

from __future__ import annotations

import ast
import inspect
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal, get_args, get_origin, is_typeddict

import msgspec
from msgspec import Struct
from msgspec import inspect as types

from vedette.core.typeset import APART
from vedette.games.patrol import views as patrol
from vedette.games.spellfire import views as spellfire
from vedette.games.twelve_patrols import views as twelve_patrols
from vedette.protocol import (
    client,
    dailies,
    decks,
    experiments,
    games,
    http,
    lessons,
    puzzles,
    server,
    sets,
    statistics,
    tables,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from types import ModuleType

PROTOCOL: Final = (client, server, http, tables, games, dailies, statistics, experiments, decks, lessons, puzzles, sets)
GAMES: Final = {"patrol": patrol, "spellfire": spellfire, "twelve-patrols": twelve_patrols}
"""The module of each game's views, by its folder in the page."""
PACKAGE: Final = Path(__file__).parent
PAGE: Final = "locales/en/page.ftl"
"""The page's messages in the first language; a test holds the other languages against it."""
HEAD_OF_WORDS: Final = """\
// Written by `make schema` from src/vedette/{page}.

/** Where the files lie that the build makes of the messages: a folder a language, a file a part. */
declare module 'virtual:words' {{
  export type Part ={parts};
  const folder: string;
  export default folder;
}}
"""
DECLARED: Final = """
declare module 'words:{part}' {{
  export type Id ={ids};
  export function t(id: Id, values?: Record<string, string | number>): string;
}}
"""
SPACES: Final = f"""\
// Written by `make schema` from src/vedette/core/typeset.py: the spaces at which no French line breaks.

export const APART = /{APART.pattern}/g;
"""
HEAD: Final = "// Written by `make schema` from {}: change the types there, not here.\n"
JSON: Final = """\
/** JSON of a game's own, which its folder under `games/` types. */
export type Json = { [key: string]: JsonValue };
export type JsonValue = string | number | boolean | null | JsonValue[] | Json;
"""
NAMES: Final[dict[type, str]] = {
    types.BoolType: "boolean",
    types.IntType: "number",
    types.FloatType: "number",
    types.StrType: "string",
    types.NoneType: "null",
}


def declared(module: ModuleType) -> list[type]:
    """Return the classes of a module that are sent, in their order, without base classes."""
    own = [each for each in vars(module).values() if inspect.isclass(each) and each.__module__ == module.__name__]
    own = [each for each in own if issubclass(each, Struct) or is_typeddict(each)]
    return [each for each in own if is_typeddict(each) or not each.__subclasses__()]


def optional(kind: type, field: types.Field) -> bool:
    """Return whether a field may be missing: one with a default that the server reads, or omits when it writes."""
    if not issubclass(kind, Struct):
        return not field.required
    config = kind.__struct_config__
    return not field.required and (config.forbid_unknown_fields or config.omit_defaults)


class TypeScriptWriter:
    """The TypeScript of some modules: a type for each class that is sent, under its own name."""

    def __init__(self, modules: Iterable[ModuleType]) -> None:
        """Take modules of Structs and TypedDicts; a name used in two of them gets the module's as a prefix."""
        self.modules = tuple(modules)
        self.kinds = list(dict.fromkeys(kind for module in self.modules for kind in declared(module)))
        self.docs = {module.__name__: _docs(module) for module in self.modules}
        given = [kind.__name__ for kind in self.kinds]
        self.names = {
            kind: kind.__name__ if given.count(kind.__name__) == 1 else _module(kind).title() + kind.__name__
            for kind in self.kinds
        }
        named = [each for module in self.modules for each in vars(module).items() if get_origin(each[1]) is Literal]
        self.literals = {name: get_args(value) for name, value in sorted(named)}
        self.aliases = {frozenset(values): name for name, values in self.literals.items()}

    def text(self) -> str:
        """Return all TypeScript declarations: named literals, then the types, module by module."""
        named = [f"export type {name} = {_union(map(_literal, values))};" for name, values in self.literals.items()]
        return "\n".join([*named, "", *(self.declaration(kind) for kind in self.kinds)])

    def declaration(self, kind: type) -> str:
        """Return the TypeScript declaration of one Struct or TypedDict, with its docstrings as comments."""
        info = types.type_info(kind)
        if not isinstance(info, types.StructType | types.TypedDictType):
            raise TypeError(kind)
        extended = [each for each in _bases(kind) if is_typeddict(each)]
        inherited = {name for each in extended for name in each.__annotations__}
        head = "".join(f"{self.names[each]} & " for each in extended[:1])
        lines = [*_comment(inspect.cleandoc(kind.__doc__ or ""), ""), f"export type {self.names[kind]} = {head}{{"]
        if isinstance(info, types.StructType) and info.tag_field:
            lines.append(f"  {info.tag_field}: {_literal(info.tag)};")
        order = list(kind.__annotations__) if is_typeddict(kind) else [field.name for field in info.fields]
        for field in sorted(info.fields, key=lambda each: order.index(each.name)):
            if field.name in inherited:
                continue
            lines += _comment(self.doc(kind, field.name), "  ")
            mark = "?" if optional(kind, field) else ""
            lines.append(f"  {field.encode_name}{mark}: {self.of(field.type)};")
        return "\n".join([*lines, "};", ""])

    def doc(self, kind: type, field: str) -> str:
        """Return the docstring of a field, from its class or a base class."""
        for each in (kind, *_bases(kind)):
            if field in (said := self.docs.get(each.__module__, {}).get(each.__name__, {})):
                return said[field]
        return ""

    def of(self, info: types.Type) -> str:
        """Return a Python type as a TypeScript type; raises TypeError for an unsupported one."""
        if isinstance(info, types.Metadata):
            return self.of(info.type)
        if type(info) in NAMES:
            return NAMES[type(info)]
        if isinstance(info, types.StructType | types.TypedDictType):
            return self.names[info.cls]
        if isinstance(info, types.LiteralType):
            return self.aliases.get(frozenset(info.values)) or _union(sorted(map(_literal, info.values)))
        if isinstance(info, types.UnionType):
            return _union(self.of(each) for each in info.types)
        if isinstance(info, types.ListType | types.VarTupleType):
            inner = self.of(info.item_type)
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        if isinstance(info, types.TupleType):
            return f"[{', '.join(self.of(each) for each in info.item_types)}]"
        if isinstance(info, types.DictType):
            return self.dictionary(info)
        raise TypeError(info)

    def dictionary(self, info: types.DictType) -> str:
        """Return a dictionary's type as TypeScript: ``Json`` for any values, a partial record for literal keys."""
        value = info.value_type
        if isinstance(value, types.CustomType) and value.cls is object:
            return "Json"
        record = f"Record<{self.of(info.key_type)}, {self.of(value)}>"
        return f"Partial<{record}>" if isinstance(info.key_type, types.LiteralType) else record


def _module(kind: type) -> str:
    return kind.__module__.rpartition(".")[2]


def _bases(kind: type) -> list[type]:
    """Return the base classes of a class, nearest first; a TypedDict's stand only in ``__orig_bases__``."""
    found = [each for each in getattr(kind, "__orig_bases__", ()) if is_typeddict(each)]
    return [*kind.__mro__[1:], *found, *(other for each in found for other in _bases(each))]


def _literal(value: object) -> str:
    return msgspec.json.encode(value).decode() if not isinstance(value, str) else f"'{value}'"


def _union(members: Iterable[str]) -> str:
    found = list(dict.fromkeys(members))
    return " | ".join(sorted(found, key=lambda each: each == "null"))


def _comment(text: str, indent: str) -> list[str]:
    words = " ".join(text.partition("\n\n")[0].split()).replace("``", "`").replace("*/", "* /")
    words = re.sub(r"\bNone\b", "null", words)
    return [f"{indent}/** {words} */"] if words else []


def _docs(module: ModuleType) -> dict[str, dict[str, str]]:
    """Return the docstring of each field of each class of a module."""
    tree = ast.parse(inspect.getsource(module))
    return {each.name: dict(_fields(each)) for each in tree.body if isinstance(each, ast.ClassDef)}


def _fields(owner: ast.ClassDef) -> Iterable[tuple[str, str]]:
    for field, below in zip(owner.body, owner.body[1:], strict=False):
        match field, below:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=text)):
                yield name, str(text)


def protocol() -> str:
    """Return ``web/src/protocol.ts``: both directions of the socket, and the bodies over HTTP."""
    writer = TypeScriptWriter(PROTOCOL)
    unions = [
        f"/** {said} */\nexport type {name} =\n"
        + "\n".join(f"  | {writer.names[kind]}" for kind in writer.kinds if issubclass(kind, base))
        + ";\n"
        for name, base, said in (
            ("Client", client.Client, "Everything that a client may send over the socket."),
            ("Server", server.Server, "Everything that the server sends over the socket."),
        )
    ]
    number = f"export const PROTOCOL = {client.PROTOCOL};\n"
    return "\n".join([HEAD.format("src/vedette/protocol"), number, JSON, writer.text(), *unions])


def views_types(module: ModuleType) -> str:
    """Return the text of the TypeScript file with the types of one game's views."""
    place = f"src/{module.__name__.replace('.', '/')}.py"
    return HEAD.format(place) + "\n" + TypeScriptWriter([module]).text().lstrip("\n")


def messages() -> str:
    """Return the TypeScript declaration of each part of the page's messages: a source may say those that it imports.

    A heading of the file names a part and, in brackets, the parts that are loaded with it.
    """
    bases: dict[str, list[str]] = {}
    names: dict[str, set[str]] = {}
    for block in re.split(r"^## ", (PACKAGE / PAGE).read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]:
        part, _, within = block.partition(":")[0].partition(" (")
        bases[part] = re.findall(r"[\w-]+", within)
        names.setdefault(part, set()).update(re.findall(r"^page-([a-z][\w-]*) =", block, re.MULTILINE))
    head = HEAD_OF_WORDS.format(page=PAGE, parts="".join(f"\n    | '{part}'" for part in names))
    return head + "".join(
        DECLARED.format(
            part=part,
            ids="".join(
                [f"\n    | import('words:{base}').Id" for base in bases[part]]
                + [f"\n    | '{name}'" for name in sorted(names[part])]
            ),
        )
        for part in names
    )


def files() -> Mapping[str, str]:
    """Return the text of every generated file by its path under ``web/src``."""
    games = {f"games/{folder}/types.ts": views_types(module) for folder, module in GAMES.items()}
    return {"protocol.ts": protocol(), "messages.d.ts": messages(), "shell/spaces.ts": SPACES, **games}


def main(arguments: list[str]) -> int:
    """Write the TypeScript files, or with ``--check`` name those that are out of date; return the exit status."""
    root = Path(__file__).parents[2] / "web" / "src"
    if not root.is_dir():
        sys.stderr.write(f"vedette.schema: {root} is no folder: run it in a checkout, as PYTHONPATH=src\n")
        return 2
    found = files()
    stale = [name for name, text in found.items() if not (root / name).is_file() or (root / name).read_text() != text]
    if "--check" in arguments:
        for name in stale:
            sys.stderr.write(f"web/src/{name} is not what the types in Python say: run `make schema`\n")
        return 1 if stale else 0
    for name in stale:
        (root / name).write_text(found[name])
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
