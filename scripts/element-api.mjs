// Reads the element's settings, attributes, methods and events from pkg/src/element.d.ts, for custom-elements.json and
// for the lists that the element, its stub for tests and the React component use.

/** Joins the lines of a text. */
const line = (text) => text.replace(/\s+/g, ' ').trim();

/** Parses the description and the tags of a comment. */
function docs(comment) {
  const text = comment.replace(/^\s*\/\*\*|\*\/$/g, '').replace(/^\s*\* ?/gm, '');
  const [description, ...tags] = text.split(/^\s*@/m).map(line);
  const [params, others] = [true, false].map((wanted) =>
    tags.filter((tag) => tag.startsWith('param ') === wanted).map((tag) => tag.replace(/^param /, '')),
  );
  const named = (list) => Object.fromEntries(list.map((tag) => [/^\w+/.exec(tag)[0], tag.replace(/^\w+ ?/, '')]));
  return { description, params: named(params), ...named(others) };
}

/** Returns the members of a class or an interface, each with its declaration on one line and its comment. */
function membersOf(types, head) {
  const body = head.exec(types)?.[1];
  if (!body) throw new Error(`pkg/src/element.d.ts has no ${head}.`);
  // A member is indented by two spaces, and its content by more.
  const found = body.matchAll(/^( {2}\/\*\*[\s\S]*?\*\/\n)?( {2}[\w'][\s\S]*?;)(?=\n(?: {2}\S|\n|$))/gm);
  return [...found].map(([, comment = '', declaration]) => ({
    ...docs(comment.trim()),
    declaration: line(declaration).slice(0, -1),
  }));
}

/** Splits at commas outside brackets. */
function parts(list) {
  const found = [''];
  let depth = 0;
  for (const sign of list) {
    depth += '({[<'.includes(sign) ? 1 : ')}]>'.includes(sign) ? -1 : 0;
    if (sign === ',' && depth === 0) found.push('');
    else found[found.length - 1] += sign;
  }
  return found.map((part) => part.trim()).filter(Boolean);
}

/** @param {string} types the text of element.d.ts */
export function elementApi(types) {
  const [members, attributes, settings] = [[], [], {}];
  const field = (name, type, { description, attribute, default: initial }, readonly = false) => {
    // `@attribute locale`, or with a description if the value differs from the property's: `@attribute server-name The
    // name of the server.`
    const [attributeName, ...rest] = attribute?.split(' ') ?? [];
    if (attributeName) {
      const own = rest.length > 0;
      attributes.push({
        name: attributeName,
        fieldName: name,
        type: { text: own ? 'string' : type.replace(/ \| null$/, '') },
        description: own ? rest.join(' ') : description,
      });
    }
    members.push({
      kind: 'field',
      name,
      type: { text: type },
      description,
      ...(readonly && { readonly }),
      // `server-name` sets only a part of its property.
      ...(attributeName?.replaceAll('-', '') === name.toLowerCase() && { attribute: attributeName }),
      ...(initial && { default: initial }),
    });
  };

  for (const { declaration, ...said } of membersOf(types, /interface ElicitationSettings \{\n([\s\S]+?\n)\}/)) {
    const [, name, type] = /^(\w+): (.+)$/.exec(declaration);
    settings[name] = said.default ? JSON.parse(said.default.replaceAll("'", '"')) : null;
    field(name, type, said);
  }
  const own = membersOf(types, /class McpElicitationElement [^{]*\{\n([\s\S]+?\n)\}/);
  const isSet = (name) => own.some(({ declaration }) => declaration.startsWith(`set ${name}(`));
  for (const { declaration, ...said } of own) {
    const [, getter, type] = /^get (\w+)\(\): (.+)$/.exec(declaration) ?? [];
    if (getter) field(getter, type, said, !isSet(getter));
    const [, name, list, returned] = /^(\w+)\((.*)\): (.+)$/.exec(declaration) ?? [];
    // Members that every element has are not listed.
    if (!name || name === 'addEventListener') continue;
    const parameters = parts(list).map((part) => {
      const [, parameter, optional, text] = /^(\w+)(\?)?: (.+)$/.exec(part);
      return {
        name: parameter,
        type: { text },
        ...(said.params[parameter] && { description: said.params[parameter] }),
        ...(optional && { optional: true }),
      };
    });
    members.push({
      kind: 'method',
      name,
      description: said.description,
      return: { type: { text: returned } },
      ...(list && { parameters }),
    });
  }
  const events = membersOf(types, /interface McpElicitationEventMap \{\n([\s\S]+?\n)\}/).map(
    ({ declaration, description }) => {
      const [, name, type] = /^'([a-z-]+)': (.+)$/.exec(declaration);
      return { name, type: { text: type }, description };
    },
  );
  return { settings, attributes, members, events };
}

/** Returns the module that the package's own files import. */
export function elementModule({ settings, attributes, events }) {
  const constants = {
    DEFAULTS: settings,
    ATTRIBUTES: Object.fromEntries(attributes.map(({ name, fieldName }) => [name, fieldName])),
    EVENTS: events.map(({ name }) => name),
  };
  return Object.entries(constants)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join('');
}

/**
 * Returns the manifest: the hand-written description of the element's style (pkg/src/element-styling.json) with the
 * rest.
 */
export function customElements(styling, { attributes, members, events }) {
  const manifest = structuredClone(styling);
  Object.assign(manifest.modules[0].declarations[0], { attributes, members, events });
  return manifest;
}
