// Asks two questions, and reports the element's events to the page around it.
import '/pkg/dist/external.js';

const element = document.querySelector('mcp-elicitation');
element.addEventListener('elicit-error', ({ detail: { kind, diagnostics } }) =>
  parent.postMessage(`${kind} ${diagnostics.map(({ code }) => code)}`, '*'),
);
element.addEventListener('elicit-ready', () => {
  parent.postMessage(`ready ${element.status}`, '*');
  element.cancel();
  if (!element.waiting) void tellOfTheRest();
});

/** Says when all has come that an open card loads, and with it what the page is told. */
async function tellOfTheRest() {
  while (!element.shadowRoot.querySelector('[role=status]')) await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  parent.postMessage('all', '*');
}
for (const message of ['First', 'Second'])
  void element.elicit({ message, requestedSchema: { type: 'object', properties: {} } });
