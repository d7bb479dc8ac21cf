"""A server of FastMCP 4: the forms that it makes of types, each by a tool of its own."""

import json
import os
from dataclasses import dataclass
from typing import Literal

from fastmcp import Context, FastMCP

server = FastMCP("travel")


@dataclass
class Trip:
    name: str
    seats: int
    budget: float
    window: bool
    meal: Literal["vegan", "fish", "none"] = "none"


TYPES = {
    "ask": Trip,
    "text": str,
    "whole": int,
    "yes": bool,
    "choice": ["red", "green"],
    "several": [["red", "green", "blue"]],
    "titled": {"r": {"title": "Red"}, "g": {"title": "Green"}},
    "nothing": None,
}


def plain(data):
    return data.__dict__ if isinstance(data, Trip) else data


for tool, kind in TYPES.items():

    def make(kind):
        async def run(ctx: Context) -> str:
            result = await ctx.elicit("Where shall we book?", response_type=kind)
            return json.dumps({"action": result.action, **({"data": plain(result.data)} if result.action == "accept" else {})})

        return run

    server.tool(make(kind), name=tool)

if "PORT" in os.environ:
    server.run("http", host="127.0.0.1", port=int(os.environ["PORT"]), show_banner=False)
else:
    server.run(show_banner=False)
