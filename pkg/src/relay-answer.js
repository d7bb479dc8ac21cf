// What comes back over the relay. It comes from a browser, so nothing of it is trusted to be a result, an error of the
// element's, or an answer to what was asked.
import { METHOD, PARAMETERS } from '../../target/generated/facts.js';

const REFUSED = -32602;
const FAILED = -32603;
/** What an error carries of diagnostics, and of each text in it. */
const MOST_DIAGNOSTICS = 100;
const MOST_TEXT = 500;
const DIAGNOSTIC = ['code', 'severity', 'location', 'message', 'help', 'page'];

/** @param {any} value */
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The error that a handler rejects with.
 * @param {string} message
 * @param {{ code?: number, data?: unknown, cause?: unknown }} [more]
 */
export const failure = (message, { code = FAILED, data, cause } = {}) =>
  Object.assign(new Error(message, { cause }), { code, ...(data !== undefined && { data }) });

/**
 * As much of an error as crosses: a request that cannot be answered is refused, with diagnostics; all else has failed.
 * @param {any} error
 * @returns {{ code: number, message: string, data?: Record<string, string>[] }}
 */
export function relayedError(error) {
  const { code, message, data } = error ?? {};
  const isRefusal = code === REFUSED;
  return {
    code: isRefusal ? REFUSED : FAILED,
    message: typeof message === 'string' ? message.slice(0, MOST_TEXT) : 'The question could not be asked',
    ...(isRefusal && Array.isArray(data) && { data: data.filter(isObject).slice(0, MOST_DIAGNOSTICS).map(diagnostic) }),
  };
}

/**
 * @param {any} given
 * @returns {Record<string, string>}
 */
const diagnostic = (given) =>
  Object.fromEntries(
    DIAGNOSTIC.filter((name) => typeof given[name] === 'string').map((name) => [name, given[name].slice(0, MOST_TEXT)]),
  );

/**
 * @param {unknown} answer
 * @param {unknown} asked params, a request, or either as JSON text
 * @param {import('./mcp.js').Validate} [validate]
 * @returns {import('./element.js').ElicitResult}
 */
export function readAnswer(answer, asked, validate) {
  const { result, error } = plain(answer);
  if (error) {
    const { message, ...more } = relayedError(error);
    throw failure(message, more);
  }
  const { action, content } = result ?? {};
  if (action === 'decline') return { action };
  if (action !== 'accept') return { action: 'cancel' };
  const read = isObject(content) ? { action, content } : { action };
  if (validate) check(asked, read.content, validate);
  return read;
}

/**
 * What is checked must be what goes on, so an answer is read once, as the JSON that it will be.
 * @param {unknown} answer
 */
function plain(answer) {
  try {
    return JSON.parse(JSON.stringify(answer));
  } catch (cause) {
    throw failure('The answer is no JSON', { cause });
  }
}

/**
 * @param {unknown} asked
 * @param {any} content
 * @param {import('./mcp.js').Validate} validate
 */
function check(asked, content, validate) {
  /** @type {unknown} */
  let errors = [];
  try {
    const { mode, requestedSchema } = paramsOf(asked);
    if (mode === 'url' && content === undefined) return;
    if (mode !== 'url' && content !== undefined) {
      const schema = requestedSchema ?? {};
      const report = validate(schema, content);
      errors = report.errors;
      const isChecked = !report.undecided?.some((rule) => isOutrun(rule, schema, validate));
      if (report.valid && isChecked && isContent(content, schema)) return;
    }
  } catch {
    // What cannot be read, or makes the check fail, was not found to match.
  }
  throw failure('The answer does not match the requested schema', { data: errors });
}

/**
 * @param {unknown} asked
 * @returns {any}
 */
function paramsOf(asked) {
  const request = typeof asked === 'string' ? JSON.parse(asked) : asked;
  const params = Object.hasOwn(request, 'params') ? request.params : request;
  const isOther = Object.hasOwn(request, 'method') && request.method !== METHOD;
  if (isOther || !PARAMETERS.some((name) => Object.hasOwn(params, name))) throw new TypeError('This asks nothing');
  return params;
}

/**
 * Whether a rule was left undecided because of the answer, which can be made so large that nothing in it is checked: a
 * pattern is to blame itself only where it is not decided of an empty text either.
 * @param {{ reason: string, keyword: string, keywordLocation: string }} rule
 * @param {any} schema
 * @param {import('./mcp.js').Validate} validate
 */
function isOutrun({ reason, keyword, keywordLocation }, schema, validate) {
  if (reason !== 'pattern' || keyword !== 'pattern') return reason === 'limit';
  const path = keywordLocation.split('/').slice(1).map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
  const pattern = path.reduce((node, name) => node[name], schema);
  const { undecided = [] } = validate({ properties: { text: { pattern } } }, { text: '' });
  return undecided.length === 0;
}

/**
 * What the protocol wants of content beside its schema, as `validateResult` checks it: nothing is null, and what the schema
 * does not declare is plain, or a list of texts. Behind `$ref` and `allOf` anything may be declared.
 * @param {Record<string, unknown>} content
 * @param {any} schema
 */
function isContent(content, { properties, $ref, allOf }) {
  const declared = isObject(properties) ? properties : {};
  return Object.entries(content).every(([name, value]) =>
    $ref || allOf || Object.hasOwn(declared, name) ? hasNoNull(value) : isFree(value),
  );
}

/** @param {unknown} value @returns {boolean} */
const hasNoNull = (value) => value !== null && (typeof value !== 'object' || Object.values(value).every(hasNoNull));

/** @param {unknown} value */
const isFree = (value) =>
  Array.isArray(value) ? value.every((entry) => typeof entry === 'string') : value !== null && typeof value !== 'object';
