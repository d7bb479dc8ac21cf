import { HttpAgent } from '@ag-ui/client';
import 'mcp-elicitation';
import { answerInterrupts } from 'mcp-elicitation/ag-ui';

const element = document.querySelector('mcp-elicitation');

/** Runs an agent until it waits for nothing more, and returns its last message. */
window.run = async (address) => {
  const agent = new HttpAgent({ url: address });
  let interrupts;
  let text = '';
  const hear = {
    onRunFinishedEvent: ({ event }) =>
      (interrupts = event.outcome?.type === 'interrupt' ? event.outcome.interrupts : undefined),
    onTextMessageContentEvent: ({ event }) => (text += event.delta),
  };
  await agent.runAgent({}, hear);
  while (interrupts) {
    const { resume, unanswered } = await answerInterrupts(interrupts, element, {
      server: { name: 'booking' },
      toolCall: ({ toolCallId }) => toolCallId && { name: 'book', arguments: { room: 4 } },
    });
    for (const { interrupt, diagnostics } of unanswered)
      resume.push({ interruptId: interrupt.id, status: 'cancelled', metadata: { why: diagnostics[0].code } });
    interrupts = undefined;
    await agent.runAgent({ resume }, hear);
  }
  return JSON.parse(text);
};
