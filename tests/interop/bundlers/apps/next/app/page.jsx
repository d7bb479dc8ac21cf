// A server component: its props cross to the browser as data.
import { McpElicitation } from 'mcp-elicitation/react';

const request = {
  message: 'Who?',
  requestedSchema: { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] },
};

export default function Page() {
  return <McpElicitation request={request} server={{ name: 'test' }} />;
}
