"""A server of Python: the forms that pydantic makes, with `mcp` 1.x and 2.x."""

import json
import os
from typing import Annotated, Literal, Optional

from pydantic import BaseModel, Field

try:
    from mcp.server.fastmcp import Context, FastMCP as Server

    MODERN = False
except ImportError:
    from mcp.server import MCPServer as Server
    from mcp.server.mcpserver import Context, Elicit, ElicitationResult, Resolve

    MODERN = True

PORT = int(os.environ["PORT"])


class Form(BaseModel):
    """What is asked."""

    name: str = Field(min_length=2, description="Who travels")
    nick: Optional[str] = None
    seats: int = Field(2, ge=1, le=9)
    budget: float = Field(gt=0)
    window: bool = False
    sure: bool


class Note(BaseModel):
    note: str


def say(result) -> str:
    content = result.data.model_dump(mode="json") if result.action == "accept" and getattr(result, "data", None) else None
    return json.dumps({"action": result.action, **({"content": content} if content is not None else {})})


server = Server("travel") if MODERN else Server("travel", host="127.0.0.1", port=PORT)

if MODERN:

    class Trip(Form):
        meal: Literal["vegan", "fish", "none"] = "none"

    def question() -> Elicit[Trip]:
        return Elicit("Where shall we book?", Trip)

    def first() -> Elicit[Note]:
        return Elicit("First?", Note)

    def second() -> Elicit[Note]:
        return Elicit("Second?", Note)

    @server.tool()
    async def ask(answer: Annotated[ElicitationResult[Trip], Resolve(question)]) -> str:
        return say(answer)

    @server.tool()
    async def two(one: Annotated[ElicitationResult[Note], Resolve(first)], other: Annotated[ElicitationResult[Note], Resolve(second)]) -> str:
        return json.dumps({"first": json.loads(say(one)), "second": json.loads(say(other))})

else:

    @server.tool()
    async def ask(ctx: Context) -> str:
        return say(await ctx.elicit(message="Where shall we book?", schema=Form))


@server.tool()
async def open(ctx: Context) -> str:
    return say(await ctx.elicit_url(message="Please sign in", url="https://example.org/sign-in", elicitation_id="one"))


if MODERN:
    server.run("streamable-http", host="127.0.0.1", port=PORT)
else:
    server.run("streamable-http")
