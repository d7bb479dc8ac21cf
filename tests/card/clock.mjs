// The time of tests/card: it stands still until a test lets it pass, so nothing waits.

const real = { setImmediate, setTimeout };
/** The time of the first test: noon. */
const NOON = Date.UTC(2026, 2, 27, 12);

let now = 0;
let last = 0;
/** The timers that run, by number. */
const timers = new Map();

function start(work, delay, isRepeated, args) {
  const time = Math.max(Number(delay) || 0, isRepeated ? 1 : 0);
  timers.set(++last, { number: last, at: now + time, every: isRepeated ? time : undefined, work: () => work(...args) });
  return last;
}
const stop = (number) => void timers.delete(number);

Object.assign(globalThis, {
  setTimeout: (work, delay, ...args) => start(work, delay, false, args),
  setInterval: (work, every, ...args) => start(work, every, true, args),
  clearTimeout: stop,
  clearInterval: stop,
  requestAnimationFrame: (work) => start(() => work(now), 16, false, []),
  cancelAnimationFrame: stop,
  requestIdleCallback: undefined,
  scheduler: { postTask: (work) => new Promise((resolve) => real.setImmediate(() => resolve(work()))) },
});
performance.now = () => now;
const RealDate = Date;
globalThis.Date = class Date extends RealDate {
  constructor(...args) {
    super(...(args.length ? args : [NOON + now]));
  }
  static now = () => NOON + now;
};

/** What is told before the timers of a moment: the observers of the page. */
const frames = [];
export const onFrame = (work) => frames.push(work);
const frame = () => {
  for (const work of frames) work();
};

/** Lets time pass, at once. A timer that a promise sets meanwhile counts from the end. */
export function pass(time) {
  const end = now + time;
  frame();
  for (;;) {
    const [next] = [...timers.values()].sort((one, other) => one.at - other.at || one.number - other.number);
    if (!next || next.at > end) break;
    now = Math.max(now, next.at);
    if (next.every === undefined) timers.delete(next.number);
    else next.at = now + next.every;
    next.work();
    frame();
  }
  now = end;
}

/** Waits until everything that needs no time has run. */
export async function settled() {
  for (let tasks = 0; tasks < 4; tasks++) {
    await new Promise(real.setImmediate);
    pass(0);
  }
}

/** Waits for a condition, for what is read from a file or compiled. */
export async function until(isMet) {
  for (let tasks = 0; !isMet(); tasks++) {
    if (tasks > 1000) throw new Error(`never: ${isMet}`);
    await (tasks < 100 ? settled() : new Promise((resolve) => real.setTimeout(resolve, 2)));
  }
}
