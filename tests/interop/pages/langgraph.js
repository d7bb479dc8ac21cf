import 'mcp-elicitation';
import { answerInterrupts } from 'mcp-elicitation/langgraph';

window.run = async () => {
  let state = await invoke(null);
  while (state.interrupts) {
    const { resume, refused, unanswered } = await answerInterrupts(
      state.interrupts,
      document.querySelector('mcp-elicitation'),
      {
        server: { name: 'booking' },
      },
    );
    if (refused.length || unanswered.length) return { refused, unanswered, ...state };
    state = await invoke(resume);
  }
  return state;
};
