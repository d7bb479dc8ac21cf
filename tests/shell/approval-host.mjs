// The answers of a person and the arguments of a call, for the tests of approvals.

export const approve = { action: 'accept', content: {} };
export const change = (content) => ({ action: 'accept', content });
export const reject = (reason) => ({ action: 'decline', ...(reason && { _meta: { reason } }) });
export const respond = (response) => ({ action: 'accept', content: {}, _meta: { response } });

export const JSON_TEXT = { type: 'string', format: 'json', minLength: 0 };
export const args = { to: 'ana@example.com', count: 2, options: { cc: [], retries: null }, note: '' };
export const whole = (changes) => ({ ...args, ...changes });
