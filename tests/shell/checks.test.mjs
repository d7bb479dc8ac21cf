// The JavaScript of `./validate` around a fake WebAssembly module.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checks } from '../../pkg/src/check/checks.ts';

/** A schema whose `free` may trap: a trapped call still holds it. */
const core = (freed, trap) => ({
  Schema: class {
    validate() {
      if (trap) throw trap;
    }
    free() {
      if (trap) throw new Error('attempted to take ownership of Rust value while it was borrowed');
      freed.push(this);
    }
  },
});

test('frees a schema after its only check', () => {
  const freed = [];
  const { validate } = checks(
    () => core(freed),
    () => undefined,
  );
  assert.deepEqual(validate({}, 1), { valid: true, errors: [], undecided: [] });
  assert.throws(() => validate({}, 1n), TypeError);
  assert.equal(freed.length, 2);
});

test('throws a trap unchanged', () => {
  const { validate } = checks(
    () => core([], new RangeError('unreachable')),
    () => undefined,
  );
  assert.throws(() => validate({}, 1), { name: 'RangeError', message: 'unreachable' });
});
