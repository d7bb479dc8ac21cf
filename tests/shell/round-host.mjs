// A host of adapters that answers the questions of a round in turn.
export const accept = (content) => ({ action: 'accept', content });

/**
 * Returns an element that records the params of its questions in `questions` and their options in `options`. It answers
 * with the results in order.
 */
export function roundHost(...results) {
  const questions = [];
  const options = {};
  return {
    questions,
    options,
    get approvals() {
      return options.approvals;
    },
    elicit() {},
    async elicitAll(requests, settings) {
      questions.push(...Object.values(requests).map(({ params }) => params));
      Object.assign(options, settings);
      return Object.fromEntries(Object.keys(requests).map((key, index) => [key, results[index]]));
    },
  };
}
