// Functions and objects that a template turned into text, because it drew the tag before the class was defined.

/** The settings that the console was told about. */
const reported = new Set<string>();

/** Reports a setting, once. */
export function reportLost(name: string) {
  if (!reported.has(name))
    console.error(
      `<mcp-elicitation ${name}="…">: a template made text of the value. ` +
        'Draw the tag after mcp-elicitation is imported, or set the property.',
    );
  reported.add(name);
}
