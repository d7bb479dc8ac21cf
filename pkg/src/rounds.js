// A request of which the results can ask (2026-07-28): answered, and sent again, until the result is complete.
import { resolveElement } from './element-resolver.js';
import { serverOf } from './mcp-server.js';

/** @type {typeof import('./mcp.js').answerInputRequests} */
export async function answerInputRequests(host, inputRequests, { server, client, signal, unanswerable = 'reject' } = {}) {
  const target = /** @type {any} */ (await resolveElement(host));
  return target.elicitAll(inputRequests, { server: serverOf(server), ...(client && { client }), signal, unanswerable });
}

/** @type {typeof import('./mcp.js').answerRounds} */
export async function answerRounds(request, host, { others, maxRounds = 10, ...options } = {}) {
  /** @type {any} */
  let result = await request({});
  for (let round = 0; result?.resultType === 'input_required'; round++) {
    if (round === maxRounds) throw new Error(`Input was still required after ${maxRounds} rounds`);
    const { inputRequests = {} } = result;
    /** @type {[string, unknown][]} */
    const answers = Object.entries(await answerInputRequests(host, inputRequests, options));
    for (const [key, entry] of Object.entries(/** @type {Record<string, import('./element.js').ElicitRequest>} */ (inputRequests))) {
      if (answers.some(([answered]) => answered === key)) continue;
      if (!others) throw new Error(`Nothing answers ${entry.method}`);
      answers.push([key, await others(key, entry)]);
    }
    // Who has withdrawn the request has nothing more to say to the server.
    options.signal?.throwIfAborted();
    result = await request({
      ...(answers.length && { inputResponses: Object.fromEntries(answers) }),
      ...(Object.hasOwn(result, 'requestState') && { requestState: result.requestState }),
    });
  }
  return result;
}
