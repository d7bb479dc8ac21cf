import 'mcp-elicitation/external';
import { ask } from './ask.js';

ask();
