// What every page asks, and what it can be seen by.
export function ask() {
  const element = document.createElement('mcp-elicitation');
  window.errors = [];
  element.addEventListener('elicit-error', ({ detail }) => window.errors.push(String(detail.error ?? detail.kind)));
  document.body.append(element);
  const requestedSchema = { type: 'object', properties: { name: { type: 'string', pattern: '^[A-Z]' } }, required: ['name'] };
  element.elicit({ message: 'Who?', requestedSchema }, { server: { name: 'test' } }).then((result) => (window.result = result));
  return requestedSchema;
}
