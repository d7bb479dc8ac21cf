"""An agent of LangChain whose tool needs approval. Each line of the standard input is a JSON value to resume with, or
null to begin; each line of the output has the interrupts, the calls of the tool and the tool's messages."""

import json
import sys

from langchain.agents import create_agent
from langchain.agents.middleware import HumanInTheLoopMiddleware
from langchain_core.language_models.fake_chat_models import GenericFakeChatModel
from langchain_core.messages import AIMessage
from langchain_core.tools import tool
from langgraph.checkpoint.memory import InMemorySaver
from langgraph.types import Command

calls = []


@tool
def send_mail(to: str, subject: str, count: int, options: dict) -> str:
    """Sends a mail."""
    calls.append({"to": to, "subject": subject, "count": count, "options": options})
    return "sent"


class Model(GenericFakeChatModel):
    def bind_tools(self, tools, **more):
        return self


asked = [{"name": "send_mail", "args": args, "id": f"call_{at}"} for at, args in enumerate(json.loads(sys.argv[2]))]
model = Model(messages=iter([AIMessage(content="", tool_calls=asked), AIMessage(content="Done")]))
middleware = HumanInTheLoopMiddleware({"send_mail": True}, interrupt_mode=sys.argv[1])
agent = create_agent(model, tools=[send_mail], checkpointer=InMemorySaver(), middleware=[middleware])
config = {"configurable": {"thread_id": "1"}}
for line in sys.stdin:
    resume = json.loads(line)
    begin = {"messages": [{"role": "user", "content": "Send the budget"}]}
    state = agent.invoke(begin if resume is None else Command(resume=resume), config)
    waiting = [
        {"id": one.id, "value": one.value, "response_schema": one.response_schema}
        for one in state.get("__interrupt__", [])
    ]
    messages = [message.content for message in state["messages"] if message.type == "tool"]
    print(json.dumps({"interrupts": waiting or None, "calls": calls, "messages": messages}), flush=True)
