// Further cases like those of ../shared/requests: attacks by errors, rounds, notifications and timing.
const FORM = {
  mode: 'form',
  message: 'Please fill in the form.',
  requestedSchema: { type: 'object', properties: { name: { type: 'string', title: 'Name' } } },
};
const URL = {
  mode: 'url',
  message: 'Please continue in your browser.',
  url: 'https://ok.example/',
  elicitationId: 'id-1',
};
const error = (elicitations, code = -32042) => ({
  generate: { kind: 'error', error: { code, message: 'need', data: { elicitations } } },
});
const round = (inputRequests, requestState) => ({
  generate: { kind: 'inputRequests', inputRequests, ...(requestState !== undefined && { requestState }) },
});
const elicitation = (params) => ({ method: 'elicitation/create', params });

export const more = [
  {
    id: 'err-32042-mixed',
    threat: 'protocol',
    params: error([URL, FORM, null, 'https://ok.example/', { ...URL, elicitationId: undefined }, { ...URL, url: 5 }]),
    expect: 'only those in URL mode with an id are asked',
  },
  {
    id: 'err-32042-no-list',
    threat: 'protocol',
    params: error({ length: 3 }),
    expect: 'treated as an ordinary error; no prompt',
  },
  {
    id: 'err-another-code',
    threat: 'protocol',
    params: error([URL], -32000),
    expect: 'treated as an ordinary error; no prompt',
  },
  {
    id: 'err-32042-two',
    threat: 'flood',
    params: error([URL, { ...URL, url: 'https://other.example/', elicitationId: 'id-2' }]),
    expect: 'one prompt at a time, each with its own press',
  },
  {
    id: 'complete-same-server-twice',
    threat: 'protocol',
    params: URL,
    expect: 'before consent and after the end a notice changes nothing',
    scenario: ['show', 'notify complete same id'],
  },
  {
    id: 'mrtr-state-empty',
    threat: 'protocol',
    params: round({ a: elicitation(FORM) }, ''),
    expect: 'an empty state is echoed too',
  },
  {
    id: 'mrtr-no-state',
    threat: 'protocol',
    params: round({ a: elicitation(FORM) }),
    expect: 'no state is sent where there was none',
  },
  {
    id: 'mrtr-keys',
    threat: 'protocol',
    params: round({
      then: elicitation(FORM),
      '': elicitation(FORM),
      constructor: elicitation(FORM),
      '/a~b': elicitation(FORM),
    }),
    expect: 'answers are keyed exactly',
  },
  {
    id: 'life-reprompt-loop',
    threat: 'flood',
    params: FORM,
    expect: 'after three refusals the server can be muted',
    scenario: ['the server asks again at once after each refusal'],
  },
  {
    id: 'life-server-cancel-while-typing',
    threat: 'lifecycle',
    params: FORM,
    expect: 'closed with a notice; nothing is kept or sent; the reason is not shown',
    scenario: ['the user types', 'the server cancels with a reason'],
  },
];
