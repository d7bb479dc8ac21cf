// Random sequences of events: whatever happens, each round is settled once, and nothing of it stays.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { step } from '../../pkg/src/rounds/desk.ts';
import { Desk } from '../../pkg/src/rounds/events.ts';
import { Question, Round } from '../../pkg/src/rounds/round.ts';

const RESULTS = [
  { action: 'accept', content: {} },
  { action: 'accept' },
  { action: 'decline' },
  { action: 'cancel' },
  { action: 'cancel' },
];
const REASONS = ['host', 'withdrawn', 'expired', 'elsewhere'];
const FAULT = { code: 'pattern', severity: 'error', location: '' };

/** Plays a sequence of events at two elements, which a key may lead to each other. */
function play(seed) {
  let state = seed;
  const random = (below) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >> 8) % below;
  };
  const one = (list) => list[random(list.length)];
  const deliver = seed % 3 ? null : async () => {};
  const desks = [0, 1].map(() => new Desk({ keep: one([null, 'a']), server: null, deliver }));
  const [asked, ends, sent] = [[], new Map(), []];
  const perform = (at, event) => {
    const desk = desks.find(({ rounds }) => rounds.includes(event.round)) ?? at;
    for (const effect of step(desk, event)) {
      const { round } = effect;
      if (effect.do === 'settle' || effect.do === 'reject') ends.set(round, (ends.get(round) ?? 0) + 1);
      if (effect.do === 'settle') {
        assert.equal(effect.results.length, round.questions.length);
        assert.ok(effect.results.every(({ action }) => action));
        assert.ok(round.isOver);
      }
      if (effect.do === 'deliver') sent.push({ type: 'delivered', ...effect });
      if (effect.do === 'draw') for (const question of desk.current?.questions ?? []) question.kept ??= {};
      if (effect.do === 'next') perform(desk, effect.event);
      if (effect.do === 'give') perform(effect.to, { type: 'given', rounds: effect.rounds });
    }
  };
  const newRound = () => {
    const questions = Array.from(
      { length: 1 + random(3) },
      (_, index) => new Question({}, `[${asked.length}]`, `${index}`),
    );
    asked.push(new Round(questions, { client: {}, unanswerable: one(['show', 'reject']) }));
    asked.at(-1).promise.catch(() => {});
    return asked.at(-1);
  };
  const eventsAt = (desk, other) => {
    const question = desk.current?.question ?? new Question({}, '{}');
    const round = one([desk.current, ...desk.rounds]);
    return [
      () => ({ type: 'asked', round: newRound() }),
      () => ({ type: 'set', round: random(2) ? newRound() : undefined, elsewhere: one(other.rounds) }),
      () => ({ type: 'ready', question, faults: one([[], [], [FAULT]]), isPrefilled: false }),
      () => ({ type: 'ready', question, faults: [], isPrefilled: true }),
      () => ({ type: 'pressed', question, result: one(RESULTS), ending: one([undefined, undefined, {}]) }),
      () => ({ type: 'pressed', question, result: RESULTS[2], ending: { rest: RESULTS[2] } }),
      () => ({ type: 'back', question }),
      () => ({ type: one(['visited', 'completed', 'finished']), question }),
      () => (round ? { type: 'checked', round, diagnostics: one([[], [FAULT]]) } : { type: 'changed' }),
      () => ({ type: 'filled', suggested: '{}' }),
      () => ({ ...(one(sent) ?? { type: 'turn' }), error: one([undefined, new Error('503')]) }),
      () => ({ type: 'host', action: one(['decline', 'cancel']) }),
      () => ({ type: 'withdrawn', round, reason: one(REASONS) }),
      () => ({ type: 'failed', question, kind: one(['trap', 'load']), error: new Error('trap') }),
      () => ({ type: one(['cleared', 'entered', 'entered', 'left', 'pageLeft']) }),
      () => ((desk.settings.keep = one([null, 'a', 'b'])), { type: 'settings' }),
      () => ({ type: 'taken', key: one(['a', 'b']), to: other }),
    ];
  };
  for (let count = 0; count < 60; count++) {
    const desk = one(desks);
    perform(desk, one(eventsAt(desk, desks[1 - desks.indexOf(desk)]))());
    const open = desks.flatMap(({ rounds }) => rounds);
    assert.equal(new Set(open).size, open.length, 'a round is at one place');
    for (const round of asked) assert.ok(open.includes(round) !== ends.has(round), 'a round is open or settled');
  }
  for (const desk of desks)
    for (const round of desk.rounds) perform(desk, { type: 'withdrawn', round, reason: 'withdrawn' });
  assert.deepEqual(
    [...ends.values()],
    asked.map(() => 1),
  );
  assert.ok(desks.every(({ rounds }) => !rounds.length));
}

test('settles each round once, whatever happens in whatever order', () => {
  for (let seed = 1; seed <= 3000; seed++) play(seed);
  // A delivery that declines the rest ends while its round waits.
  play(68_532);
});

test('counts one decision of a step and its last attempt, and declines the rest under its own key', () => {
  const settings = { keep: 'a', server: null, deliver: async () => {} };
  const desk = new Desk(settings);
  const send = (event) => step(desk, event).map((effect) => effect.do);
  const client = {};
  const ask = (keep) => {
    settings.keep = keep;
    const round = new Round([new Question({}, '1'), new Question({}, '2')], { client });
    send({ type: 'asked', round });
    return round;
  };
  const [kept, round] = [ask('a'), ask('b')];
  for (const type of ['settings', 'entered']) send({ type });
  const press = (at, result, ending) => send({ type: 'pressed', question: round.questions[at], result, ending });
  const ready = (at) => send({ type: 'ready', question: round.questions[at], faults: [], isPrefilled: false });
  assert.deepEqual([press(0, RESULTS[0]), ready(0), press(0, RESULTS[0])], [[], ['emit'], ['draw']]);
  assert.deepEqual([press(0, RESULTS[2]), ready(1), round.questions[0].result], [[], ['emit'], RESULTS[0]]);
  press(1, RESULTS[0]);
  const older = round.questions[1].attempt;
  press(1, RESULTS[2]);
  assert.deepEqual(send({ type: 'delivered', round, result: RESULTS[0], ending: older }), []);
  settings.deliver = null;
  press(1, RESULTS[2], { rest: RESULTS[2] });
  assert.deepEqual([desk.rounds, round.isOver], [[kept], true]);
});
