// What a run waits for, as the steps of one card, where the chat shows its interrupts.
import { useAgent, useInterrupt } from '@copilotkit/react-core/v2';
import { answerInterrupts } from 'mcp-elicitation/ag-ui';
import { McpElicitation } from 'mcp-elicitation/react';
import { useEffect, useRef } from 'react';

const server = { name: 'catering', title: 'Catering' };

/** The tool call that an interrupt is about, as the agent has written it into the conversation. */
function toolCallOf(agent, { toolCallId }) {
  const call = agent.messages.flatMap(({ toolCalls = [] }) => toolCalls).find(({ id }) => id === toolCallId);
  return call && { name: call.function.name, arguments: JSON.parse(call.function.arguments) };
}

function Question({ interrupts, resolve, cancel }) {
  const { agent } = useAgent();
  const element = useRef(null);
  useEffect(() => {
    const shown = new AbortController();
    ask(shown.signal);
    return () => shown.abort();
  }, []);
  async function ask(signal) {
    const { resume, unanswered } = await answerInterrupts(interrupts, element.current, { server, signal, toolCall: (interrupt) => toolCallOf(agent, interrupt) });
    if (signal.aborted) return;
    // CopilotKit goes on once each has its answer.
    for (const { interrupt } of unanswered) await cancel(interrupt.id);
    for (const { interruptId, status, payload } of resume) await (status === 'resolved' ? resolve(payload, interruptId) : cancel(interruptId));
  }
  return <McpElicitation ref={element} />;
}

/** Asks in the chat what its agent waits for. */
export function Interrupts() {
  useInterrupt({ render: (waiting) => <Question key={waiting.interrupt.id} {...waiting} /> });
  return null;
}
