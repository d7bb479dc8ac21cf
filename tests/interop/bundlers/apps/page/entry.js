import 'mcp-elicitation';
import { capabilities } from 'mcp-elicitation/mcp';
import { lint, ready, validate } from 'mcp-elicitation/lint';
import { ask } from './ask.js';

const schema = ask();
ready({ pattern: true }).then(
  () => (window.checked = [validate(schema, { name: 'ada' }).valid, validate(schema, { name: 'Ada' }).valid, lint({ message: 'Who?', requestedSchema: schema }).diagnostics.length > 0, 'form' in capabilities('2025-11-25').elicitation]),
  (error) => (window.checked = String(error)),
);
