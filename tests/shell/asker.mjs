// What the tests of the adapters share: a question, its answer, and what stands where the element stands.

export const params = { mode: 'form', message: 'Who?', requestedSchema: { type: 'object', properties: {} } };
export const accepted = { action: 'accept', content: { name: 'Ada' } };

/** Stands where the element stands: what the adapters ask of it is all that is looked at here. */
export function asker(answer = accepted) {
  const asked = [];
  return {
    asked,
    async elicit(request, options) {
      asked.push({ request, ...options });
      if (answer instanceof Error) throw answer;
      return answer;
    },
    async elicitAll(requests, options) {
      asked.push({ requests, ...options });
      const keys = Object.keys(requests).filter((key) => requests[key].method === 'elicitation/create');
      return Object.fromEntries(keys.map((key) => [key, answer]));
    },
    complete: (...completed) => asked.push({ completed }),
  };
}
