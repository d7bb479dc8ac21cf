import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ElicitationElement } from '../../pkg/src/dialogue/elicitation-element.ts';
import { defineElement } from '../../pkg/src/dialogue/entry.ts';

test('does nothing when imported or defined without a DOM', () => {
  assert.equal(globalThis.HTMLElement, undefined);
  defineElement(ElicitationElement);
  assert.equal(typeof ElicitationElement, 'function');
});
