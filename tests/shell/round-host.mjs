// A host of adapters that answers the questions of a round in turn.
export const accept = (content) => ({ action: 'accept', content });

/**
 * Returns an element that records the params of its questions in `asked` and their options in `options`, and answers
 * with the results in order.
 */
export function roundHost(...results) {
  const asked = [];
  const options = {};
  return {
    asked,
    options,
    elicit() {},
    async elicitAll(requests, given) {
      asked.push(...Object.values(requests).map(({ params }) => params));
      Object.assign(options, given);
      return Object.fromEntries(Object.keys(requests).map((key, index) => [key, results[index]]));
    },
  };
}
