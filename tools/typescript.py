"""Prints the browser client's types, made from the structs of the protocol and of the HTTP API, and from state tables.

    python tools/typescript.py > web/src/protocol.ts      (`make test` does it before it checks the client)

A message that Python knows and the client does not handle is an error of the client's check, and so is a field; so is
a field of a state table, or a phase of a game, that the client calls by a name it no longer has.
"""

import sys
from typing import Annotated, Any, Literal, TypedDict, get_type_hints

import msgspec.json
from msgspec import Meta

from stolik.core.game import Game
from stolik.core.state import CARD, CARDS, COUNTED, EVERYONE, FLAG, MAYBE, NO_ONE, NUMBER, OWNER, SEAT, SUIT, Field
from stolik.games import GAMES
from stolik.games.durak.predeal import DurakPredealView
from stolik.protocol import VERSION, ToClient, ToServer
from stolik.server import api_matches, api_people, api_tables, openapi, reviewing, second_factor

API = (openapi, api_tables, second_factor, api_people, api_matches, reviewing)
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
REFERENCE = "#/{name}"
SHOWN: dict[Any, Any] = {
    NUMBER: int,
    MAYBE: int | None,
    SEAT: int | None,
    FLAG: bool,
    CARD: str | None,
    CARDS: list[str],
    COUNTED: list[str],
    SUIT: Literal["C", "D", "H", "S"] | None,
}
SETS = (CARDS, COUNTED, SUIT)  # one value, however many words it takes


def typescript(part: dict[str, Any]) -> str:
    """The TypeScript of a JSON schema as msgspec makes it; ValueError for what has none here."""
    match part:
        case {"$ref": ref}:
            return str(ref.rpartition("/")[2])
        case {"enum": values}:
            return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in values)
        case {"const": value}:
            return f'"{value}"'
        case {"anyOf": choices}:
            return " | ".join(map(typescript, choices))
        case {"type": "array", "prefixItems": items}:
            return f"[{', '.join(map(typescript, items))}]"
        case {"type": "array", "items": dict(items)}:
            return f"Array<{typescript(items)}>"
        case {"type": "object", "properties": fields, "required": required}:
            lines = []
            for name, field in fields.items():
                lines += [f"  /** {field['description']} */"] if "description" in field else []
                lines.append(f"  {name}{'' if name in required else '?'}: {typescript(field)};")
            return "\n".join(["{", *lines, "}"])
        case {"type": "object", "additionalProperties": dict(values)}:
            return f"Record<string, {typescript(values)}>"
        case {"type": "object"}:
            return "Record<string, unknown>"
        case {"type": name} if name in PLAIN:
            return PLAIN[name]
        case {} if not {"type", "$ref", "anyOf"} & part.keys():
            return "unknown"
    raise ValueError(f"no TypeScript for {part}")


def kind(field: Field) -> Any:
    """What a view has for a field, as a Python type."""
    shown = SHOWN[field.shows]
    if len(field.shape) > field.by_seat and field.shows not in SETS:
        shown = list[shown]
    if field.sees is OWNER:
        return shown | None
    return list[shown] if field.by_seat else shown


def view_type(game: Game) -> Any:
    """The type of a game's views of a deal (`Game.view`), as a TypedDict."""
    keys: dict[str, Any] = {
        "game": Literal[game.name],
        "phase": Literal[game.phases],
        "seat": Annotated[int | None, Meta(description="whose view it is; null: a spectator's")],
        "points": Annotated[list[int] | None, Meta(description="of each seat, once the deal is over")],
    }
    for field in game.table.fields:
        if field.shows not in SHOWN:
            continue
        if field.sees is not NO_ONE:
            whose = {EVERYONE: "", OWNER: " (the own ones; null for a spectator)"}[field.sees]
            keys[field.name] = Annotated[kind(field), Meta(description=field.what + whose)]
        if field.shows is COUNTED:
            keys[f"{field.name}_count"] = list[int] if field.by_seat else int
    for fact in game.table.facts:
        made = get_type_hints(fact.make)["return"]
        keys[fact.name] = Annotated[made, Meta(description=fact.what)]
    return TypedDict(f"{game.name.title()}View", keys)  # type: ignore[operator]


def page() -> str:
    """All types."""
    kinds: list[Any] = [ToServer, ToClient, DurakPredealView, *map(view_type, GAMES.values())]
    for module in API:
        kinds += [
            kind
            for kind in vars(module).values()
            if isinstance(kind, type)
            and issubclass(kind, msgspec.Struct)
            and kind.__module__ == module.__name__
            and kind is not openapi.Given
        ]
    roots, parts = msgspec.json.schema_components(kinds, ref_template=REFERENCE)
    lines = ["// Made by tools/typescript.py. Do not edit.", "", f"export type Version = {VERSION};"]
    for name, part in parts.items():
        if "description" in part:
            lines += ["", "/**", *(f" * {line}".rstrip() for line in part["description"].splitlines()), " */"]
        lines.append(f"export type {name} = {typescript(part)};")
    lines += ["", f"export type ToServer = {typescript(roots[0])};", f"export type ToClient = {typescript(roots[1])};"]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.stdout.write(page())
