"""Prints the browser client's types, made from the structs of the protocol and of the HTTP API.

    python tools/typescript.py > web/src/protocol.ts      (`make test` does it before it checks the client)

A message that Python knows and the client does not handle is an error of the client's check, and so is a field.
"""

import sys
from typing import Any

import msgspec.json

from stolik.protocol import VERSION, ToClient, ToServer
from stolik.server import api_matches, api_people, api_tables, openapi

API = (openapi, api_tables, api_people, api_matches)
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
REFERENCE = "#/{name}"


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
            lines = [
                f"  {name}{'' if name in required else '?'}: {typescript(field)};" for name, field in fields.items()
            ]
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


def page() -> str:
    """All types."""
    kinds: list[Any] = [ToServer, ToClient]
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


sys.stdout.write(page())
