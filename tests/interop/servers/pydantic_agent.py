"""An agent of pydantic-ai over AG-UI whose tool needs approval."""

import json
import os

import uvicorn
from pydantic_ai import Agent, DeferredToolRequests
from pydantic_ai.messages import ToolReturnPart
from pydantic_ai.models.function import DeltaToolCall, FunctionModel
from pydantic_ai.ui.ag_ui import AGUIAdapter
from starlette.applications import Starlette
from starlette.routing import Route

ARGS = {"to": "ana@example.com", "subject": "", "count": 2, "options": {"cc": [], "retries": None}}


async def answer(messages, info):
    returned = [part for part in messages[-1].parts if isinstance(part, ToolReturnPart)]
    if returned:
        yield json.dumps([part.content for part in returned])
    else:
        yield {0: DeltaToolCall(name="send_mail", json_args=json.dumps(ARGS), tool_call_id="call_1")}


agent = Agent(FunctionModel(stream_function=answer), output_type=[str, DeferredToolRequests])


@agent.tool_plain(requires_approval=True)
def send_mail(to: str, subject: str, count: int, options: dict) -> str:
    """Sends a mail."""
    return json.dumps({"to": to, "subject": subject, "count": count, "options": options})


async def run(request):
    return await AGUIAdapter.dispatch_request(request, agent=agent)


app = Starlette(routes=[Route("/mcp", run, methods=["POST"])])
uvicorn.run(app, host="127.0.0.1", port=int(os.environ["PORT"]), log_level="error")
