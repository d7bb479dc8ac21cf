// The React component on a page without JSX.
import { McpElicitation } from 'mcp-elicitation/react';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

const request = {
  message: 'Who?',
  requestedSchema: { type: 'object', properties: { name: { type: 'string', pattern: '^(A)' } }, required: ['name'] },
};
const root = document.body.appendChild(document.createElement('div'));
createRoot(root).render(createElement(McpElicitation, { request, server: { name: 'test' } }));
