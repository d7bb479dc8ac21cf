// Functions and objects that a template turned into text, because it drew the tag before the class was defined.

/** The settings that the console was told about. */
const reported = new Set<string>();

/** Reports a setting, once. */
function report(name: string) {
  if (!reported.has(name))
    console.error(
      `<mcp-elicitation ${name}="…">: a template made text of the value. ` +
        'Draw the tag after mcp-elicitation is imported, or set the property.',
    );
  reported.add(name);
  return true;
}

/** Returns true for a request that became the text of an object, and reports it. */
export const isLost = (request: unknown): boolean =>
  typeof request === 'string' && request.trim().startsWith('[object ') && report('request');

/** Reports the settings of an element that are attributes, although only a property can hold them. */
export function reportLost(element: HTMLElement) {
  for (const name of ['deliver', 'opener', 'server']) if (element.getAttribute(name)) report(name);
}

/** True if nothing may be shown, because the host's `deliver` became text and no answer would be delivered. */
export const hasLostDeliver = (element: HTMLElement, deliver: unknown) => !deliver && !!element.getAttribute('deliver');
