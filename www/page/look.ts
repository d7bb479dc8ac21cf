// The choices for the appearance of the form.

/** The chosen values; a missing one is the page's own. */
export type Look = Record<string, string>;

/** The first value of each is the page's own. */
export const CHOICES: Record<string, { label: string; values: Record<string, string> }> = {
  width: { label: 'Width', values: { '': 'Full width', 320: '320 px', 480: '480 px', 768: '768 px' } },
  layout: { label: 'Layout', values: { '': 'Card', inline: 'Inline', dialog: 'Dialog' } },
  colours: { label: 'Colours', values: { '': 'Auto colours', light: 'Light', dark: 'Dark', forced: 'Forced colours' } },
  direction: { label: 'Direction', values: { '': 'Auto direction', ltr: 'Left to right', rtl: 'Right to left' } },
  sensitive: { label: 'Secrets', values: { '': 'Secrets: warn', refuse: 'Secrets: refuse' } },
};

export function readLook(value: unknown): Look {
  const from = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  const entries = Object.entries(CHOICES).filter(
    ([name, { values }]) => typeof from[name] === 'string' && from[name] !== '' && Object.hasOwn(values, from[name]),
  );
  return Object.fromEntries(entries.map(([name]) => [name, String(from[name])]));
}
