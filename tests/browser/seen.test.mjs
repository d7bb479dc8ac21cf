// What is sent has been seen: what was not is listed above accept, or takes a second step (`docs/security.md` R19).
import assert from 'node:assert/strict';
import { describe } from 'node:test';
import { passGuardTime, stage, stopClock } from './fixtures.mjs';
import { form } from '../card/user.mjs';
import { ask, CITIES, resultOf, undecided, watch } from './watch.mjs';

const inPage = stage();
const many = (count, make) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`n${index}`, make(index)]));
const BACKUPS = { title: 'Keep backups', enum: ['for a year', 'not at all'], default: 'not at all' };

/** Asks for the approval of a tool call; the outcome is the result of the name "result". */
const approve = async (page, args, allows = ['approve', 'edit', 'reject']) => {
  await page.evaluate(
    async ([args, allows]) => {
      const { answerApprovals } = await import('/pkg/dist/approvals.js');
      const calls = [{ tool: 'sh', args, allows }];
      void answerApprovals(calls, element, { server: 'agent' }).then((outcome) => (results.result = outcome));
    },
    [args, allows],
  );
};

/** Draws the next card out of view, as a chat that is pinned to its end does, which then shows the end of the card. */
const pin = (page) => page.evaluate(() => void (document.querySelector('main').style.marginTop = '200vh'));
/** Shows the end of the card for the guard time, also if it moves because the list opens. */
const reach = async (page, card) => {
  const accept = card.locator('#accept');
  await accept.waitFor();
  const isReached = (button) =>
    button.getBoundingClientRect().bottom <= innerHeight && !button.matches('[data-waiting], [aria-disabled]');
  do {
    await accept.evaluate((button) => button.closest('.card').scrollIntoView({ block: 'end' }));
    await passGuardTime(page);
  } while (!(await accept.evaluate(isReached)));
};
const isListed = (card) => card.locator('#preview').evaluate((list) => list.open);
const press = async (page, card) => {
  await reach(page, card);
  await card.locator('#accept').click();
};

/** Returns the labels of the list whose rows are in view as a whole together with accept. */
const rowsInView = (card) =>
  card.locator('#preview dl > div').evaluateAll((rows) =>
    rows
      .filter((row) => {
        const { top, bottom } = row.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      })
      .map((row) => row.querySelector('dt').innerText),
  );

describe('sends no value unseen', { concurrency: false }, () => {
  const phone = { viewport: { width: 360, height: 700 } };
  const wide = { viewport: { width: 720, height: 700 } };
  for (const [name, options, properties, label] of [
    [
      'an address that is longer than its box',
      phone,
      {
        at: {
          title: 'Calendar',
          type: 'string',
          default: `https://example.com/calendar/${'ana/2026/team/'.repeat(8)}?share=everyone`,
        },
      },
      'Calendar',
    ],
    [
      'wide characters',
      wide,
      { at: { title: 'Run', type: 'string', default: `echo ${'测'.repeat(40)}; rm -rf ~` } },
      'Run',
    ],
    [
      'a choice above lists',
      wide,
      { backups: BACKUPS, ...many(9, (index) => ({ type: 'array', items: { type: 'string' }, title: `N ${index}` })) },
      'Keep backups',
    ],
    [
      'a long option of a drop-down list',
      phone,
      {
        where: {
          title: 'Where',
          enum: [
            ...CITIES,
            'In the folder of the team, for everybody in the organisation, its partners and their guests',
          ],
          default: 'In the folder of the team, for everybody in the organisation, its partners and their guests',
        },
      },
      'Where',
    ],
    [
      'ticked boxes in a list that scrolls',
      wide,
      {
        where: { title: 'Where', type: 'array', items: { enum: CITIES }, default: [CITIES.at(-1)] },
      },
      'Where',
    ],
    [
      'a list of entries that scrolls',
      wide,
      {
        who: {
          title: 'Who',
          type: 'array',
          items: { type: 'string' },
          default: Array.from({ length: 60 }, (_, index) => `user ${index}`),
        },
      },
      undefined,
    ],
  ]) {
    inPage(name, options, async ({ page, card }) => {
      await watch(page);
      await pin(page);
      await ask(page, form(properties));
      await reach(page, card);
      await card.locator('#preview[open]').waitFor();
      await reach(page, card);
      if (label) assert.deepEqual(await rowsInView(card), [label]);
      await press(page, card);
      if (!label) {
        await card.locator('#why', { hasText: "You haven't seen everything" }).waitFor();
        await undecided(page);
        await passGuardTime(page);
        await press(page, card);
      }
      assert.equal((await resultOf(page)).action, 'accept');
    });
  }

  for (const [name, options, args] of [
    ['a command at 360 px', phone, { cmd: 'cat ./docs/release-notes-for-the-next-version.md; rm -rf ~' }],
    ['wide characters of a command', wide, { cmd: `echo ${'测'.repeat(40)}; rm -rf ~` }],
    ['a command above long notes', wide, { cmd: 'rm -rf ~', ...many(8, () => 'Some words. '.repeat(283)) }],
  ]) {
    for (const allows of [['approve', 'reject'], undefined])
      inPage(`${name}, ${allows ? 'fixed' : 'editable'}`, options, async ({ page, card }) => {
        await watch(page);
        await pin(page);
        await approve(page, args, allows);
        await reach(page, card);
        const isShown = await card
          .locator('[data-property=cmd] [part~=control]')
          .evaluate((at) => at.scrollWidth <= at.clientWidth + 1 && at.getBoundingClientRect().top >= 0);
        if (!isShown) await card.locator('#preview[open]').waitFor();
        if (!isShown) await reach(page, card);
        if (!isShown && !args.n0) assert.deepEqual(await rowsInView(card), ['Cmd (cmd)']);
        await press(page, card);
        if (args.n0) {
          await card.locator('#why', { hasText: "You haven't seen everything" }).waitFor();
          assert.equal(await page.evaluate(() => results.result), undefined);
          await passGuardTime(page);
          await press(page, card);
        }
        assert.equal((await resultOf(page)).verdicts[0].decision, 'approve');
      });
  }
});

describe('sends by one press', { concurrency: false }, () => {
  inPage('what was in view before accept was, without a list', async ({ page, card }) => {
    await watch(page);
    const others = many(25, (index) => ({ type: 'null', title: `N ${index}` }));
    await ask(page, form({ backups: BACKUPS, ...others }));
    await card.locator('[data-property=backups]').waitFor();
    await press(page, card);
    assert.deepEqual(await resultOf(page), { action: 'accept', content: { backups: 'not at all' } });
  });

  inPage(
    'options that are taller than the view, once their start and their end were in view',
    { viewport: { width: 390, height: 400 } },
    async ({ page, card }) => {
      await watch(page);
      const option = (_, index) => ({
        const: `${index}`,
        title: `Option ${index}`,
        description: 'A long description of this option.\n'.repeat(3),
      });
      const oneOf = Array.from({ length: 8 }, option);
      await ask(page, form({ which: { title: 'Which', oneOf, default: '3' } }));
      const options = card.locator('.choices');
      assert.ok((await options.boundingBox()).height > 400);
      for (const block of ['start', 'end']) {
        await options.evaluate((list, block) => list.scrollIntoView({ block }), block);
        await passGuardTime(page);
      }
      await reach(page, card);
      assert.equal(await isListed(card), false);
      await press(page, card);
      assert.equal((await resultOf(page)).content.which, '3');
    },
  );
});

inPage(
  'opens nothing while the user types, and takes a second step',
  { viewport: { width: 720, height: 700 } },
  async ({ page, card }) => {
    await watch(page);
    await pin(page);
    await ask(page, form({ at: { type: 'string', title: 'At', default: 'w'.repeat(120) }, to: { type: 'string' } }));
    await card.locator('[data-property=to] input').evaluate((input) => input.focus({ preventScroll: true }));
    await stopClock(page);
    await page.keyboard.type('Ada');
    // This brings accept into view.
    await page.keyboard.press('Enter');
    await passGuardTime(page, 600);
    await card.locator('#accept:not([data-waiting])').waitFor();
    assert.equal(await isListed(card), false);
    await page.keyboard.press('Enter');
    await card.locator('#why', { hasText: "You haven't seen everything" }).waitFor();
    await undecided(page);
  },
);

inPage('does not open a list again that the user has closed', async ({ page, card }) => {
  await watch(page);
  await ask(page, form({ at: { type: 'string', title: 'At', default: 'w'.repeat(150) } }));
  await card.locator('#preview[open]').waitFor();
  await card.locator('#preview summary').click();
  await card.locator('#preview:not([open])').waitFor();
  await press(page, card);
  // All rows were in view with accept before.
  assert.equal((await resultOf(page)).action, 'accept');
});

describe('folds a long argument of a tool call', { concurrency: false }, () => {
  const text = Array.from({ length: 40 }, (_, index) => `line ${index + 1}`).join('\n');
  for (const allows of [['approve', 'reject'], undefined]) {
    const kind = allows ? 'fixed' : 'editable';
    inPage(
      `until the user shows all lines and has seen both ends: ${kind}`,
      { viewport: { width: 390, height: 700 } },
      async ({ page, card }) => {
        await watch(page);
        await approve(page, { text, path: '/etc/hosts' }, allows);
        const more = card.getByRole('button', { name: 'Show all 40 lines' });
        await more.click();
        await more.waitFor({ state: 'detached' });
        const control = card.locator('[data-property=text] [part~=control]');
        assert.ok(await control.evaluate((box) => box.scrollHeight <= box.clientHeight + 1));
        for (const block of ['start', 'end']) {
          await control.evaluate((box, block) => box.scrollIntoView({ block }), block);
          await passGuardTime(page);
        }
        await press(page, card);
        assert.equal((await resultOf(page)).verdicts[0].decision, 'approve');
      },
    );

    inPage(`and approves it in a second step that says so: ${kind}`, async ({ page, card }) => {
      await watch(page);
      await approve(page, { text }, allows);
      await card.getByRole('button', { name: 'Show all 40 lines' }).waitFor();
      await press(page, card);
      await card.locator('#why', { hasText: "You haven't seen everything that will be sent" }).waitFor();
      assert.equal(await page.evaluate(() => results.result), undefined);
      await press(page, card);
      assert.equal((await resultOf(page)).verdicts[0].decision, 'approve');
    });
  }
});

inPage(
  'sends no choice by its digit while its button is out of view',
  { viewport: { width: 390, height: 500 } },
  async ({ page, card }) => {
    await watch(page);
    const oneOf = ['a', 'b', 'c', 'd'].map((title) => ({
      const: title,
      title,
      description: 'What this means.\n'.repeat(8),
    }));
    await ask(page, form({ which: { title: 'Which', oneOf, default: 'd' } }, ['which']));
    await page.locator('#composer').evaluate((composer) => composer.scrollIntoView());
    await card.locator('#accept').evaluate((button) => button.focus({ preventScroll: true }));
    await passGuardTime(page);
    await page.keyboard.press('4');
    await undecided(page);
    await page.waitForFunction(() => element.shadowRoot.activeElement.id === 'accept-3');
    await passGuardTime(page);
    await page.keyboard.press('4');
    assert.deepEqual(await resultOf(page), { action: 'accept', content: { which: 'd' } });
  },
);
