// V8's results: reads [[pattern, [text, …]], …] from standard input, and writes for each pattern the messages that
// `new RegExp` throws with `u` and without, or a list: the message with `u` if only that throws, and the matches. V8
// backtracks, so a worker runs it and is terminated if a pattern takes too long; the result is then null, for the text
// or for a pattern that V8 could not compile.
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

const LIMIT = 500;

function answer([pattern, texts]) {
  let expression;
  let message = '';
  try {
    expression = new RegExp(pattern, 'u');
  } catch (error) {
    message = error.message;
    try {
      expression = new RegExp(pattern);
    } catch (error) {
      return `${message}\n${error.message}`;
    }
  }
  const matches = texts.map((text) => {
    try {
      const match = expression.exec(text);
      if (match === null) return false;
      if (message) return true;
      // V8 starts between the halves of a code point, too: /\B/u is found in "😀". ECMA-262 does not.
      if (match.index === 0 || text.codePointAt(match.index - 1) <= 0xffff) return true;
      const sticky = new RegExp(pattern, 'uy');
      let at = 0;
      for (const c of [...text, '']) {
        sticky.lastIndex = at;
        if (sticky.test(text)) return true;
        at += c.length;
      }
      return false;
    } catch {
      return null; // "Regular expression too large"
    }
  });
  return [message, matches];
}

if (!isMainThread) {
  const { cases, from, progress } = workerData;
  Atomics.store(progress, 1, 1);
  for (let at = from; at < cases.length; at++) {
    parentPort.postMessage(answer(cases[at]));
    Atomics.store(progress, 0, at + 1);
  }
} else {
  let input = '';
  for await (const chunk of process.stdin.setEncoding('utf8')) input += chunk;
  const cases = JSON.parse(input);
  const answers = [];
  while (answers.length < cases.length) {
    const progress = new Int32Array(new SharedArrayBuffer(8));
    progress[0] = answers.length;
    const worker = new Worker(new URL(import.meta.url), { workerData: { cases, from: answers.length, progress } });
    await new Promise((resolve, reject) => {
      let last = -1;
      let watch = setInterval(async () => {
        // A busy machine may start a worker slowly, which says nothing about the pattern.
        if (Atomics.load(progress, 1) === 0) return;
        const now = Atomics.load(progress, 0);
        if (now === last && now < cases.length) {
          clearInterval(watch);
          await worker.terminate();
          if (answers.length < cases.length) answers.push(null);
          resolve();
        }
        last = now;
      }, LIMIT);
      worker.on('error', reject);
      worker.on('message', (message) => answers.push(message));
      worker.on('exit', () => {
        clearInterval(watch);
        resolve();
      });
    });
  }
  process.stdout.write(JSON.stringify(answers));
}
