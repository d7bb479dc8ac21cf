"""A server of FastMCP as authors write it who never saw a decline: a schema with mistakes, and an answer that is taken for granted."""

from typing import Annotated

from fastmcp import Context, FastMCP
from pydantic import BaseModel, Field

server = FastMCP("unwell")


class Trip(BaseModel):
    email: Annotated[str, Field(json_schema_extra={"format": "mail"})]
    password: str
    seats: Annotated[int, Field(gt=0, le=9)] = 2
    budget: Annotated[float, Field(multiple_of=0.5)] = 1.0


@server.tool
async def book(ctx: Context) -> str:
    result = await ctx.elicit("Where to?", response_type=Trip)
    return f"Booked for {result.data.email}"


server.run(show_banner=False)
