"""An agent of LangChain over AG-UI, by LangGraph's own adapter, whose tool needs approval."""

import json
import os

import uvicorn
from ag_ui_langgraph import LangGraphAgent, add_langgraph_fastapi_endpoint
from fastapi import FastAPI
from langchain.agents import create_agent
from langchain.agents.middleware import HumanInTheLoopMiddleware
from langchain_core.language_models.fake_chat_models import GenericFakeChatModel
from langchain_core.messages import AIMessage
from langchain_core.tools import tool
from langgraph.checkpoint.memory import InMemorySaver

ARGS = {"to": "ana@example.com", "subject": "", "count": 2, "options": {"cc": [], "retries": None}}


@tool
def send_mail(to: str, subject: str, count: int, options: dict) -> str:
    """Sends a mail."""
    return json.dumps({"to": to, "subject": subject, "count": count, "options": options})


class Model(GenericFakeChatModel):
    def bind_tools(self, tools, **more):
        return self

    def _generate(self, messages, *more, **options):
        result = super()._generate(messages, *more, **options)
        last = messages[-1]
        if last.type == "tool":
            result.generations[0].message = AIMessage(content=last.content)
        return result


def messages():
    while True:
        yield AIMessage(content="", tool_calls=[{"name": "send_mail", "args": ARGS, "id": "call_1"}])
        yield AIMessage(content="Done")


graph = create_agent(
    Model(messages=messages(), disable_streaming=True),
    tools=[send_mail],
    checkpointer=InMemorySaver(),
    middleware=[HumanInTheLoopMiddleware({"send_mail": True})],
)
app = FastAPI()
add_langgraph_fastapi_endpoint(app, LangGraphAgent(name="mail", graph=graph, emit_interrupt_outcome=True), "/mcp")
uvicorn.run(app, host="127.0.0.1", port=int(os.environ["PORT"]), log_level="error")
