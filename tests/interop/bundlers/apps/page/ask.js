// Asks the question of every page, and records errors.
export function ask() {
  const element = document.createElement('mcp-elicitation');
  window.errors = [];
  element.addEventListener('elicit-error', ({ detail }) => window.errors.push(String(detail.error ?? detail.kind)));
  document.body.append(element);
  const requestedSchema = {
    type: 'object',
    properties: { name: { type: 'string', pattern: '^(A)' } },
    required: ['name'],
  };
  element
    .elicit({ message: 'Who?', requestedSchema }, { server: { name: 'test' } })
    .then((result) => (window.result = result));
  return requestedSchema;
}
