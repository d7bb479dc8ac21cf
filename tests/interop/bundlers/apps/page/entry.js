// Imports every entry except ./external and ./react, with everything that they load later.
import 'mcp-elicitation';
import { capabilities as acpCapabilities } from 'mcp-elicitation/acp';
import { answerInterrupts } from 'mcp-elicitation/ag-ui';
import { McpElicitationElement } from 'mcp-elicitation/element';
import { answerInterrupts as answerLangGraph } from 'mcp-elicitation/langgraph';
import { lint, ready as readyToLint } from 'mcp-elicitation/lint';
import german from 'mcp-elicitation/locales/de';
import { capabilities } from 'mcp-elicitation/mcp';
import { ready, validate } from 'mcp-elicitation/validate';
import { ask } from './ask.js';

const schema = ask();
/** Returns whether an answer is valid, or the undecided rules. */
const judge = (name) => {
  const { valid, undecided } = validate(schema, { name });
  return undecided.length > 0 ? undecided : valid;
};
Promise.all([ready(), readyToLint()]).then(
  () =>
    (window.checked = {
      answers: [judge('ada'), judge('Ada')],
      lints: lint({ message: 'Who?', requestedSchema: schema }).diagnostics.length > 0,
      adapters:
        [capabilities('2025-11-25'), acpCapabilities()].every((one) => 'form' in one.elicitation) &&
        [answerInterrupts, answerLangGraph].every((one) => typeof one === 'function'),
      isOneElement: customElements.get('mcp-elicitation') === McpElicitationElement,
      german: Object.keys(german).length > 100,
    }),
  (error) => (window.checked = String(error)),
);
