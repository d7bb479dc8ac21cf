// An element that answers approvals, the answers of a person, and the arguments of a call, for the tests of approvals.

/** An element that returns these results for the questions of a round, in turn. */
export function element(...results) {
  const one = {
    elicit() {},
    async elicitAll(requests, { approvals }) {
      one.questions = Object.values(requests).map(({ params }) => params);
      one.approvals = approvals;
      return Object.fromEntries(Object.keys(requests).map((key, index) => [key, results[index]]));
    },
  };
  return one;
}
export const approve = { action: 'accept', content: {} };
export const change = (content) => ({ action: 'accept', content });
export const reject = (reason) => ({ action: 'decline', ...(reason && { _meta: { reason } }) });
export const respond = (response) => ({ action: 'accept', content: {}, _meta: { response } });

export const JSON_TEXT = { type: 'string', format: 'json', minLength: 0 };
export const args = { to: 'ana@example.com', count: 2, options: { cc: [], retries: null }, note: '' };
export const whole = (changes) => ({ ...args, ...changes });
