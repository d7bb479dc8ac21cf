// Shared by the adapters' tests: a question, its answer, and a stub of the element.

export const params = { mode: 'form', message: 'Who?', requestedSchema: { type: 'object', properties: {} } };
export const accepted = { action: 'accept', content: { name: 'Ada' } };

/** A stub of the element that records the adapters' calls. */
export function elementStub(answer = accepted) {
  const calls = [];
  return {
    calls,
    async elicit(request, options) {
      calls.push({ request, ...options });
      if (answer instanceof Error) throw answer;
      return answer;
    },
    async elicitAll(requests, options) {
      calls.push({ requests, ...options });
      const keys = Object.keys(requests).filter((key) => requests[key].method === 'elicitation/create');
      return Object.fromEntries(keys.map((key) => [key, answer]));
    },
    complete: (...completed) => calls.push({ completed }),
  };
}
