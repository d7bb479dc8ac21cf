// Maps cases with a server's timing, errors, rounds and notifications to their simulations, which contain the
// expectations.
import { completion, errors, flood, insistent, rounds, servers, withdrawn } from './asked.mjs';
import {
  both,
  doubleClick,
  heldKey,
  madeUp,
  pressedBefore,
  shifted,
  typing,
  underThePointer,
  covered,
} from './presses.mjs';
import { asleep, cached, full, moved, offline, panic, policy, removed, unloaded } from './page.mjs';

const kind =
  (name) =>
  ({ params }) =>
    params.generate?.kind === name;
const steps =
  (words) =>
  ({ scenario }) =>
    words.test(scenario?.join(' ') ?? '');

/** A page in which the element is not defined yet. */
const BARE = { path: '/strict/bare.html', defined: false };

const SCENARIOS = [
  [kind('error'), errors],
  [kind('inputRequests'), rounds],
  [steps(/notify complete/), completion],
  [steps(/requests in one tick/), flood],
  [steps(/asks again/), insistent],
  [steps(/two servers/), servers],
  [steps(/pointer is down/), underThePointer],
  [steps(/Enter is held/), heldKey],
  [steps(/mousedown before/), pressedBefore],
  [steps(/double click/), doubleClick],
  [steps(/accept and decline in the same tick/), both],
  [steps(/untrusted events/), madeUp],
  [steps(/while the user types in the host/), typing],
  [
    steps(/covers the component/),
    covered('#veil { position: fixed; z-index: 9; inset: 0; background: white; pointer-events: none; }'),
  ],
  [steps(/opacity:0/), covered('mcp-elicitation { opacity: 0; }')],
  [steps(/content above grows/), shifted],
  [steps(/removed while pending/), removed],
  [steps(/element moved/), moved],
  [steps(/sleeps/), asleep],
  [steps(/page unloads/), unloaded],
  [steps(/back\/forward cache/), cached],
  [steps(/panic is forced/), panic, BARE],
  [steps(/memory\.grow fails/), full, BARE],
  [steps(/page sends default-src/), policy],
  [steps(/network cut/), offline],
  [steps(/server cancels/), withdrawn],
];

/** Returns the simulation of a case and its page; empty for an unknown kind. */
export const scenarioOf = (one) => SCENARIOS.find(([is]) => is(one))?.slice(1) ?? [];
