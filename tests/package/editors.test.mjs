// The help that editors show for the element: checked with the formats' schemas and with VS Code's language services.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import Ajv from 'ajv';
import css from 'vscode-css-languageservice';
import html from 'vscode-html-languageservice';
import { root } from '../../scripts/common.mjs';

const json = (file) => JSON.parse(readFileSync(file, 'utf8'));
const built = (name) => json(path.join(root, 'pkg/dist', name));
const manifest = json(path.join(root, 'pkg/package.json'));
const [element] = built('custom-elements.json').modules[0].declarations;
/** Reads a schema from an installed package. */
const schema = (name) => json(path.join(root, 'node_modules', name));

function fits(format, value) {
  const check = new Ajv({ strict: false, allErrors: true, validateFormats: false }).compile(format);
  check(value);
  assert.deepEqual(check.errors ?? [], []);
}

test("matches the manifest's schema, and describes every item", () => {
  fits(schema('custom-elements-manifest/schema.json'), built('custom-elements.json'));
  for (const list of ['attributes', 'members', 'events', 'slots', 'cssParts', 'cssProperties']) {
    for (const { name, description } of element[list]) assert.ok(description, `${list}: ${name}`);
  }
  for (const { name, parameters = [] } of element.members)
    for (const one of parameters) assert.ok(one.description, `${name}(${one.name})`);
});

test("matches the schemas of VS Code's data", () => {
  for (const language of ['html', 'css']) {
    const { $schema, $id, ...format } = schema(`vscode-${language}-languageservice/docs/customData.schema.json`);
    fits(format, built(`vscode.${language}-data.json`));
  }
});

test('completes and explains attributes and values in VS Code', async () => {
  const service = html.getLanguageService({
    useDefaultDataProvider: false,
    customDataProviders: [html.newHTMLDataProvider('elicitation', built('vscode.html-data.json'))],
  });
  const at = (text) => {
    const document = html.TextDocument.create('file:///a.html', 'html', 1, text.replace('|', ''));
    return [document, document.positionAt(text.indexOf('|')), service.parseHTMLDocument(document)];
  };
  const labels = (text) => service.doComplete(...at(text)).items.map(({ label }) => label);
  assert.ok(labels('<|').includes('mcp-elicitation'));
  assert.deepEqual(
    labels('<mcp-elicitation |>')
      .filter((label) => !label.startsWith('data-'))
      .sort(),
    element.attributes.map(({ name }) => name).sort(),
  );
  assert.deepEqual(labels('<mcp-elicitation layout="|">').sort(), ['card', 'dialog', 'inline']);
  assert.match(JSON.stringify(service.doHover(...at('<mcp-elicitation lay|out="card">'))), /laid out/);
});

test('completes tokens, parts and states in VS Code', () => {
  const service = css.getCSSLanguageService({
    useDefaultDataProvider: false,
    customDataProviders: [css.newCSSDataProvider(built('vscode.css-data.json'))],
  });
  const labels = (text) => {
    const document = css.TextDocument.create('file:///a.css', 'css', 1, text.replace('|', ''));
    return service
      .doComplete(document, document.positionAt(text.indexOf('|')), service.parseStylesheet(document))
      .items.map(({ label }) => label);
  };
  for (const { name } of element.cssProperties) assert.ok(labels('mcp-elicitation { | }').includes(name), name);
  for (const { name } of element.cssParts) assert.ok(labels('mcp-elicitation:| {}').includes(`::part(${name})`), name);
  for (const { name } of element.cssStates) assert.ok(labels('mcp-elicitation:| {}').includes(`:state(${name})`), name);
});

test('has all of the manifest in web-types, which package.json points to', () => {
  assert.deepEqual(
    [manifest['web-types'], manifest.customElements],
    ['dist/web-types.json', 'dist/custom-elements.json'],
  );
  const { name, version, contributions } = built('web-types.json');
  assert.deepEqual([name, version], [manifest.name, manifest.version]);
  const [{ attributes, slots, js, css: style, ...own }] = contributions.html.elements;
  const names = (list) => list.map((one) => one.name);
  assert.equal(own.name, 'mcp-elicitation');
  for (const [here, there] of [
    [attributes, element.attributes],
    [slots, element.slots],
    [js.events, element.events],
    [style.parts, element.cssParts],
    [style.properties, element.cssProperties],
    [js.properties, element.members.filter(({ kind }) => kind === 'field')],
  ])
    assert.deepEqual(names(here), names(there));
});
