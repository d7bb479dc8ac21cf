// The interrupts of a run, as steps of one card at their place in the chat.
import { useAgent, useInterrupt } from '@copilotkit/react-core/v2';
import { answerInterrupts } from 'mcp-elicitation/ag-ui';
import { McpElicitation } from 'mcp-elicitation/react';
import { useEffect, useRef } from 'react';

const server = { name: 'catering', title: 'Catering' };

/** Returns the tool call of an interrupt from the agent's messages. */
function toolCallOf(agent, { toolCallId }) {
  const call = agent.messages.flatMap(({ toolCalls = [] }) => toolCalls).find(({ id }) => id === toolCallId);
  return call && { name: call.function.name, arguments: JSON.parse(call.function.arguments) };
}

function Question({ interrupts, resolve, cancel }) {
  const { agent } = useAgent();
  const element = useRef(null);
  useEffect(() => {
    const shown = new AbortController();
    void ask(shown.signal);
    return () => shown.abort();
  }, []);
  async function ask(signal) {
    const { resume, unanswered } = await answerInterrupts(interrupts, element.current, {
      server,
      signal,
      toolCall: (interrupt) => toolCallOf(agent, interrupt),
    });
    if (signal.aborted) return;
    // CopilotKit continues once each interrupt has its answer.
    for (const { interrupt } of unanswered) await cancel(interrupt.id);
    for (const { interruptId, status, payload } of resume)
      await (status === 'resolved' ? resolve(payload, interruptId) : cancel(interruptId));
  }
  return <McpElicitation ref={element} />;
}

/** Shows the questions of the chat's agent. */
export function Interrupts() {
  useInterrupt({ render: (waiting) => <Question key={waiting.interrupt.id} {...waiting} /> });
  return null;
}
