// Functions and objects that a template turned into text, because it drew the tag before the class was defined.

const TEXT_OF_OBJECT = /^\[object /;
const TEXT_OF_FUNCTION = /^(async\b\s*)?(function\b|class\b|[\w$]*\s*\([^]*\)\s*(=>|\{)|[\w$]+\s*=>)/;

/** The settings that the console was told about. */
const reported = new Set<string>();

/** Returns true for the text of a function or an object, and reports it once for each setting. */
export function isLost(name: string, value: unknown): boolean {
  const text = typeof value === 'string' ? value.trim() : '';
  if (!TEXT_OF_OBJECT.test(text) && !TEXT_OF_FUNCTION.test(text)) return false;
  if (!reported.has(name))
    console.error(
      `<mcp-elicitation ${name}="${text.slice(0, 20)}…">: a template made text of the value, as it does of a tag ` +
        'that is drawn before mcp-elicitation is imported. Draw the tag after the import, or set the property.',
    );
  reported.add(name);
  return true;
}

/** Reports the settings of an element that are text: those that only a property can hold, and `request`. */
export function reportLost(element: HTMLElement) {
  for (const name of ['deliver', 'opener', 'server', 'request']) isLost(name, element.getAttribute(name));
}

/** True if nothing may be shown, because the host's `deliver` became text and no answer would be delivered. */
export const hasLostDeliver = (element: HTMLElement, deliver: unknown) =>
  !deliver && isLost('deliver', element.getAttribute('deliver'));
