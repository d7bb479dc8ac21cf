import { HttpAgent } from '@ag-ui/client';
import 'mcp-elicitation';
import { answerInterrupts } from 'mcp-elicitation/ag-ui';

const element = document.querySelector('mcp-elicitation');

/** Runs an agent until it waits for nothing more, and returns its messages. */
window.run = async (name) => {
  const agent = new HttpAgent({ url: `/mcp/${name}` });
  agent.messages = [{ id: '1', role: 'user', content: 'Send the budget' }];
  const calls = () => agent.messages.flatMap(({ toolCalls }) => toolCalls ?? []);
  const toolCall = ({ toolCallId }) => calls().find(({ id }) => id === toolCallId)?.function;
  let interrupts;
  let error;
  const hear = {
    onRunFinishedEvent: ({ event }) => (interrupts = event.outcome?.interrupts),
    onRunErrorEvent: ({ event }) => (error = event.message),
  };
  await agent.runAgent({}, hear);
  window.resumed = [];
  while (interrupts?.length) {
    const { resume, unanswered } = await answerInterrupts(interrupts, element, {
      server: { name: 'mail agent' },
      toolCall,
    });
    if (unanswered.length) return { unanswered };
    window.resumed.push(resume);
    interrupts = undefined;
    await agent.runAgent({ resume }, hear);
  }
  return { messages: agent.messages, error };
};
