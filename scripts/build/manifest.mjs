// Makes the element's manifest (custom-elements.json) from the documentation in its sources, and the lists of settings,
// attributes and events that the element, its stub for tests and the React component use.
import path from 'node:path';
import { isGetAccessorDeclaration, isMethodDeclaration, isPrivateIdentifier } from 'typescript/unstable/ast/is';
import { API } from 'typescript/unstable/sync';
import { root, source } from '../common.mjs';

/** The files that describe the element: its settings and events, its members, its style. */
const [TYPES, ELEMENT, ENTRY] = ['rounds/types.ts', 'dialogue/elicitation-element.ts', 'element.ts'];

/** The class that the package exports. */
const PACKAGE_CLASS = { name: 'McpElicitationElement' };

/** Returns the path of a source as the compiler writes it. */
const fileOf = (name) => path.join(source, name).replaceAll(path.sep, '/');

/** Joins the lines of a text. */
const line = (text = '') => text.replace(/\s+/g, ' ').trim();

/** Returns the text of a comment or of a tag. */
const textOf = ({ comment = '' }) =>
  line(typeof comment === 'string' ? comment : comment.map(({ text }) => text).join(''));

/** Returns the description of a declaration, its tags, and the descriptions of its parameters. */
function docs({ jsDoc }) {
  const doc = jsDoc?.at(-1) ?? {};
  const [params, tags] = [{}, {}];
  for (const tag of doc.tags ?? []) {
    const name = tag.tagName.text;
    if (name === 'param') params[tag.name.text] = textOf(tag);
    else tags[name] = textOf(tag);
  }
  return { description: textOf(doc), params, tags };
}

/**
 * Reads the sources.
 * @param {Record<string, string>} [changed] other texts of files in pkg/src
 */
export function elementApi(changed = {}) {
  const texts = new Map(Object.entries(changed).map(([name, text]) => [fileOf(name), text]));
  const api = new API({ cwd: root, fs: { readFile: (file) => texts.get(file) } });
  try {
    const [{ program }] = api.updateSnapshot({ openProject: path.join(root, 'tsconfig.json') }).getProjects();
    const [types, element, entry] = [TYPES, ELEMENT, ENTRY].map((name) => program.getSourceFile(fileOf(name)));
    const membersOf = (file, name) =>
      file.statements.find((one) => one.name?.text === name && one.members?.some(({ jsDoc }) => jsDoc)).members;
    return {
      style: styleOf(entry.statements.find(({ name }) => name?.text === PACKAGE_CLASS.name)),
      ...settingsOf(membersOf(types, 'ElicitationSettings'), membersOf(element, 'ElicitationElement')),
      events: membersOf(types, 'McpElicitationEventMap').map((event) => ({
        name: event.name.text,
        type: { text: line(event.type.getText()) },
        description: docs(event).description,
      })),
    };
  } finally {
    api.close();
  }
}

/** Returns the description of the element's style: the tags of its class, such as `@csspart NAME - DESCRIPTION`. */
function styleOf({ jsDoc }) {
  const doc = jsDoc.at(-1);
  const named = (tagName) =>
    doc.tags
      .filter((tag) => tag.tagName.text === tagName)
      .map((tag) => {
        const [, syntax, name, description] = /^(?:\{(.+)\} )?([\w-]+)(?: - (.+))?$/.exec(textOf(tag));
        return { name, ...(syntax && { syntax }), ...(description && { description }) };
      });
  return {
    tagName: named('tagname')[0].name,
    summary: /^.*?\.(?= |$)/.exec(textOf(doc))[0],
    cssParts: named('csspart'),
    slots: named('slot'),
    cssProperties: named('cssprop'),
    cssStates: named('cssstate'),
  };
}

/** Returns the defaults of the settings, the attributes, and the members: the settings, then those of the class. */
function settingsOf(settings, own) {
  const [defaults, attributes, members] = [{}, [], []];
  const field = (member, readonly) => {
    const name = member.name.text;
    const type = line(member.type.getText());
    const { description, tags } = docs(member);
    // An attribute has a description of its own if its value differs from the property's: `@attribute server-name The
    // name of the server.`
    const [attribute, ...words] = tags.attribute?.split(' ') ?? [];
    if (attribute) {
      attributes.push({
        name: attribute,
        fieldName: name,
        type: { text: words.length > 0 ? 'string' : type.replace(/ \| null$/, '') },
        description: words.join(' ') || description,
      });
    }
    members.push({
      kind: 'field',
      name,
      type: { text: type },
      description,
      ...(readonly && { readonly }),
      // `server-name` sets only a part of its property.
      ...(attribute?.replaceAll('-', '') === name.toLowerCase() && { attribute }),
      ...(tags.default && { default: tags.default }),
    });
    return tags;
  };
  for (const setting of settings) {
    const { default: initial } = field(setting);
    defaults[setting.name.text] = initial ? JSON.parse(initial.replaceAll("'", '"')) : null;
  }
  const isSet = ({ name }) => own.filter((other) => other.name?.text === name.text).length > 1;
  for (const member of own) {
    if (!member.name || isPrivateIdentifier(member.name) || 'internal' in docs(member).tags) continue;
    if (isGetAccessorDeclaration(member)) field(member, !isSet(member));
    else if (isMethodDeclaration(member)) members.push(method(member));
  }
  return { settings: defaults, attributes, members };
}

function method(member) {
  const { description, params } = docs(member);
  const parameters = member.parameters.map(({ name, type, questionToken }) => ({
    name: name.text,
    type: { text: line(type.getText()) },
    ...(params[name.text] && { description: params[name.text] }),
    ...(questionToken && { optional: true }),
  }));
  return {
    kind: 'method',
    name: member.name.text,
    description,
    return: { type: { text: line(member.type.getText()) } },
    ...(parameters.length > 0 && { parameters }),
  };
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

/** Returns the manifest. */
export function customElements({ style, attributes, members, events }) {
  const element = {
    kind: 'class',
    ...PACKAGE_CLASS,
    tagName: style.tagName,
    customElement: true,
    superclass: { name: 'HTMLElement' },
    ...style,
    attributes,
    members,
    events,
  };
  const module = (path, declarations, exports) => ({ kind: 'javascript-module', path, declarations, exports });
  const defines = { kind: 'custom-element-definition', name: style.tagName };
  return {
    schemaVersion: '2.1.0',
    modules: [
      module('dist/element.js', [element], [{ kind: 'js', ...PACKAGE_CLASS, declaration: PACKAGE_CLASS }]),
      ...['dist/index.js', 'dist/external.js'].map((path) =>
        module(path, [], [{ ...defines, declaration: { ...PACKAGE_CLASS, module: 'dist/element.js' } }]),
      ),
    ],
  };
}
