// Generates the data of editors from the element's manifest: web-types.json for JetBrains, custom data for VS Code's
// HTML and CSS. The existing packages for this write "default: undefined" into descriptions, and depend on Prettier.

/** Returns the values of a type that is a union of words. */
function choices(type) {
  const words = type.split(' | ');
  return words.every((word) => /^'.*'$/.test(word)) ? words.map((word) => ({ name: word.slice(1, -1) })) : undefined;
}

/** The element of a manifest (custom-elements.json). */
const elementOf = (manifest) => manifest.modules[0].declarations[0];

/** VS Code, `html.customData`. */
export function htmlData(manifest) {
  const { tagName, summary, attributes } = elementOf(manifest);
  return {
    version: 1.1,
    tags: [
      {
        name: tagName,
        description: summary,
        attributes: attributes.map(({ name, description, type }) => ({
          name,
          description,
          ...(choices(type.text) && { values: choices(type.text) }),
        })),
      },
    ],
  };
}

/** VS Code, `css.customData`. A pseudo-element takes an argument, so `::part(accept)` is written in full. */
export function cssData(manifest) {
  const { tagName, cssParts, cssProperties, cssStates } = elementOf(manifest);
  const entry = (name, description = '') => ({ name, ...(description && { description }) });
  return {
    version: 1.1,
    properties: cssProperties.map(({ name, description }) => entry(name, description)),
    pseudoElements: cssParts.map(({ name, description }) => entry(`::part(${name})`, description)),
    pseudoClasses: cssStates.map(({ name, description }) =>
      entry(`:state(${name})`, description ?? `The status of ${tagName}.`),
    ),
  };
}

/** JetBrains' IDEs, `web-types` of package.json. */
export function webTypes(manifest, { name, version }) {
  const { tagName, summary, attributes, members, events, slots, cssParts, cssProperties } = elementOf(manifest);
  const named = (list) =>
    list.map((one) => ({ name: one.name, ...(one.description && { description: one.description }) }));
  const typed = ({ name: of, description, type, default: initial }) => ({
    name: of,
    description,
    value: { type: type.text, ...(initial && { default: initial }) },
  });
  return {
    $schema: 'https://json.schemastore.org/web-types',
    name,
    version,
    'description-markup': 'markdown',
    contributions: {
      html: {
        elements: [
          {
            name: tagName,
            description: summary,
            attributes: attributes.map(typed),
            slots: named(slots),
            js: {
              properties: members
                .filter(({ kind }) => kind === 'field')
                .map(({ readonly, ...member }) => ({
                  ...typed(member),
                  value: undefined,
                  type: member.type.text,
                  ...(readonly && { 'read-only': true }),
                })),
              events: events.map(({ name: of, description, type }) => ({ name: of, description, type: type.text })),
            },
            css: { parts: named(cssParts), properties: named(cssProperties) },
          },
        ],
      },
    },
  };
}
