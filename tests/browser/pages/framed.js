// Asks two questions, and reports the element's events to the page around it.
import '/pkg/dist/external.js';

const element = document.querySelector('mcp-elicitation');
element.addEventListener('elicit-error', ({ detail: { kind, diagnostics } }) =>
  parent.postMessage(`${kind} ${diagnostics.map(({ code }) => code)}`, '*'),
);
element.addEventListener('elicit-ready', () => {
  parent.postMessage(`ready ${element.status}`, '*');
  element.cancel();
});
for (const message of ['First', 'Second'])
  void element.elicit({ message, requestedSchema: { type: 'object', properties: {} } });
