// The browser's accessibility tree (names, descriptions and states) for every kind of control, before and after an
// error.
import assert from 'node:assert/strict';
import { describe } from 'node:test';
import { accept, ask, stage } from './fixtures.mjs';
import { PAGE } from './states.mjs';

const inPage = stage();
const OPTIONS = Array.from('abcdefghijklmnopqrst', (letter) => `Option ${letter}`);

const SPOKEN = ['textbox', 'searchbox', 'combobox', 'checkbox', 'radio', 'radiogroup', 'group', 'button', 'DateTime'];
const STATES_SPOKEN = ['required', 'invalid', 'checked', 'expanded', 'focused'];

/** Returns the controls and groups of the card in the tree, one per line: role, “name”, (description), states. */
async function spoken(page, context) {
  const client = await context.newCDPSession(page);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const card = nodes.find(({ role, name }) => role?.value === 'group' && / asks\b/.test(name?.value));
  const lines = [];
  const walk = ({ nodeId, role, name, description, properties = [], ignored, childIds = [] }) => {
    // Buttons inside the browser's own control belong to the browser.
    const own = role?.value !== 'DateTime';
    if (!ignored && SPOKEN.includes(role?.value) && name?.value && nodeId !== card.nodeId) {
      const states = properties
        .filter(({ name, value }) => STATES_SPOKEN.includes(name) && ![false, 'false'].includes(value.value))
        .map(({ name }) => name);
      lines.push(
        [role.value, `“${name.value}”`, ...(description?.value ? [`(${description.value})`] : []), ...states].join(' '),
      );
    }
    if (own) for (const child of childIds) if (byId.has(child)) walk(byId.get(child));
  };
  walk(card);
  return lines.filter((line) => !/“Option [b-z]”/.test(line));
}

const properties = {
  name: { type: 'string', title: 'Name', description: 'As on your passport', minLength: 2, maxLength: 40 },
  note: { type: 'string', title: 'Note', maxLength: 1000, default: 'None' },
  email: { type: 'string', title: 'E-mail', format: 'email' },
  guests: { type: 'integer', title: 'Guests', minimum: 1, maximum: 12, default: 2 },
  size: { type: 'string', title: 'Size', description: 'Of the table', enum: ['small', 'large'] },
  sure: { type: 'boolean', title: 'Sure' },
  news: { type: 'boolean', title: 'News', default: false },
  day: { type: 'string', title: 'Day', enum: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'] },
  tags: {
    type: 'array',
    title: 'Tags',
    minItems: 1,
    maxItems: 2,
    items: { type: 'string', enum: ['red', 'green', 'blue'] },
  },
  guestNames: { type: 'array', title: 'Names of guests', items: { type: 'string' } },
  city: { type: 'string', title: 'City', enum: OPTIONS },
  cities: {
    type: 'array',
    title: 'Cities',
    maxItems: 3,
    items: { type: 'string', enum: OPTIONS },
    default: ['Option b'],
  },
  at: { type: 'string', title: 'Start', format: 'date-time' },
  place: {
    type: 'object',
    title: 'Place',
    description: 'Where it is',
    properties: { street: { type: 'string', title: 'Street' } },
  },
};
const question = {
  request: {
    message: 'Please answer',
    requestedSchema: { type: 'object', properties, required: ['name', 'guests', 'size', 'day', 'tags', 'city'] },
  },
};

const ACTIONS = ['button “Send”', 'button “Decline”', 'button “Cancel”'];

describe('exposes to assistive technology', () => {
  inPage('before anything is entered', PAGE, async ({ page, context, card }) => {
    await ask(page, question);
    assert.deepEqual(await spoken(page, context), [
      'textbox “Name” (As on your passport · 2 to 40 characters) required',
      'textbox “Note (optional)” (At most 1000 characters suggested)',
      'textbox “E-mail (optional)” (For example name@example.com)',
      'textbox “Guests” (A whole number from 1 to 12 suggested) required',
      'radiogroup “Size” (Of the table) required',
      'radio “small”',
      'radio “large”',
      'radiogroup “Sure (optional)”',
      'radio “Yes”',
      'radio “No”',
      'radio “No answer” checked',
      'checkbox “News” (suggested)',
      'button “No answer”',
      // The browser's tree does not expose `required` of a list, but the attribute is set.
      'combobox “Day”',
      'group “Tags” (Choose 1 to 2 · Selected: 0)',
      'checkbox “red”',
      'checkbox “green”',
      'checkbox “blue”',
      'textbox “Names of guests (optional)” (One entry per line)',
      'combobox “City”',
      'group “Cities (optional)” (Choose at most 3 · Selected: 1 suggested)',
      'searchbox “Search the options”',
      'checkbox “Option a”',
      'DateTime “Start (optional)” (UTC+1, Europe/Berlin)',
      'button “Type it”',
      'group “Place (optional)”',
      'textbox “Street (optional)”',
      ...ACTIONS,
    ]);
    assert.equal(await card.locator('[data-property=day] select').getAttribute('aria-required'), 'true');
  });

  inPage('after accept has found what is missing', PAGE, async ({ page, context, card }) => {
    await ask(page, question);
    await accept(page);
    const lines = await spoken(page, context);
    assert.deepEqual(
      lines.filter((line) => / invalid| focused|^button “Needs|Choose (one|at least)/.test(line)),
      [
        'textbox “Name” (As on your passport 2 to 40 characters Enter an answer) invalid focused required',
        'radiogroup “Size” (Of the table Choose one) invalid required',
        'radio “small” (Choose one) invalid',
        'radio “large” invalid',
        'combobox “Day” (Choose one) invalid',
        'group “Tags” (Choose 1 to 2 · Selected: 0 Choose at least one)',
        'checkbox “red” (Choose at least one) invalid',
        'checkbox “green” invalid',
        'checkbox “blue” invalid',
        'combobox “City” (Choose one) invalid',
      ],
    );
  });
});
