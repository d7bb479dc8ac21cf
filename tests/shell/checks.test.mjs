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

test('a schema is freed once its only check is done', () => {
  const freed = [];
  const { validate } = checks(
    () => core(freed),
    () => undefined,
  );
  assert.deepEqual(validate({}, 1), { valid: true, errors: [], undecided: [] });
  assert.throws(() => validate({}, 1n), TypeError);
  assert.equal(freed.length, 2);
});

test('a trap is thrown as it is', () => {
  const { validate } = checks(
    () => core([], new RangeError('unreachable')),
    () => undefined,
  );
  assert.throws(() => validate({}, 1), { name: 'RangeError', message: 'unreachable' });
});
