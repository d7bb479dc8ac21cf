// Generates cases of elicitations.json for this request, to run with `mcp-elicitation test`: accepted with the first
// sample that must fit (or with an empty answer if nothing is required), declined, cancelled.
import { format } from '../../pkg/src/cli/finder/json-text.js';
import { REVISIONS } from '../../target/generated/facts.js';
import type { Params } from '../request/requests.js';
import type { Sample } from '../page/state.js';
import type { Revision } from 'mcp-elicitation/validate';
import { isObject } from '../../pkg/src/rounds/json.js';

/**
 * @param requests the requests of a round, or a single one
 * @param revision the first revision in which the case is valid
 */
export function write(requests: Params[], samples: Sample[], revision: Revision) {
  const sample = parsed(samples.find(({ fits }) => fits)?.text ?? '');
  const contents = requests.map(({ requestedSchema }, index) =>
    index === 0 && sample ? sample : requestedSchema?.required?.length > 0 ? undefined : {},
  );
  const messages = requests.map(({ message }) => message);
  const revisions = REVISIONS.filter((one) => one >= revision);
  const accepted = {
    name: 'accepted',
    tool: 'ask',
    revisions,
    answers: contents.map((accept) => ({ accept })),
    expect: { asked: messages },
  };
  const refused = ['decline', 'cancel'].map((answer) => ({
    name: answer,
    tool: 'ask',
    revisions,
    answers: requests.map(() => answer),
    expect: { asked: messages },
  }));
  const cases = contents.includes(undefined) ? refused : [accepted, ...refused];
  return { text: `${format(JSON.stringify({ cases }))}\n` };
}

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    const value = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
