// Generates a FastMCP server that asks with `ctx.elicit` and a model, or by its session for what a model cannot say.
import { isObject } from '../../pkg/src/rounds/json.js';
import { python } from './literal.js';
import { writer } from './python.js';
import type { Json } from './standard.js';
import type { Write } from './write.js';

const TYPES: Record<string, string> = { string: 'str', integer: 'int', number: 'float', boolean: 'bool' };
/** What a field has without an answer. */
const FACTORIES: Record<string, string> = { string: 'str', boolean: 'bool', array: 'list' };
/** The arguments of pydantic's Field for keywords; other keywords go into `json_schema_extra`. */
const NAMED: Record<string, string> = {
  title: 'title',
  description: 'description',
  minimum: 'ge',
  maximum: 'le',
  minLength: 'min_length',
  maxLength: 'max_length',
};
/** Names that a model cannot have for a field. */
const KEYWORDS =
  'and as assert async await break class continue def del elif else except finally for from global if import in is ' +
  'lambda nonlocal not or pass raise return try while with yield copy dict json schema validate construct';
const isTaken = (name: string) => /^model_|^(?:False|None|True)$/.test(name) || KEYWORDS.split(' ').includes(name);

/** Returns a line of the model, or nothing for a property that a model cannot say. */
function field(name: string, property: Json, required: boolean): string | undefined {
  if (!isObject(property)) return undefined;
  const { type, title, enum: options, default: value, ...rest } = property as Json;
  const isList = type === 'array';
  if (!/^[A-Za-z]\w*$/.test(name) || isTaken(name) || typeof title !== 'string') return undefined;
  // A factory gives a field a default that is not in the schema; no number stands for none.
  const factory = FACTORIES[type];
  if ((value === undefined && !required && !factory) || value === null || (!isList && !TYPES[type])) return undefined;
  const isChoice = type === 'string' && Array.isArray(options) && options.length > 1;
  if (options !== undefined && !isChoice) return undefined;
  const written = isList
    ? 'list[str]'
    : isChoice
      ? `Literal[${options.map((one) => python(one, 0)).join(', ')}]`
      : TYPES[type];
  const entries = Object.entries({ title, ...rest });
  const extra = Object.fromEntries(entries.filter(([keyword]) => !NAMED[keyword]));
  const parts = [
    ...(value === undefined ? [] : [python(value, 4)]),
    ...(value === undefined && !required ? [`default_factory=${factory}`] : []),
    ...entries.filter(([keyword]) => NAMED[keyword]).map(([keyword, one]) => `${NAMED[keyword]}=${python(one, 4)}`),
    ...(Object.keys(extra).length > 0 ? [`json_schema_extra=${python(extra, 4)}`] : []),
  ];
  return `    ${name}: ${written} = Field(${parts.join(', ')})`;
}

/** Returns the model of a schema, or nothing if it cannot say it. */
function modelOf({ type, properties, required = [], ...rest }: Json) {
  if (type !== 'object' || Object.keys(rest).some((keyword) => keyword !== '$schema')) return undefined;
  const names = Object.keys(properties);
  if (names.length === 0 || !Array.isArray(required) || required.some((name: string) => !names.includes(name)))
    return undefined;
  const lines = Object.entries<Json>(properties).map(([name, property]) =>
    field(name, property, required.includes(name)),
  );
  if (lines.includes(undefined)) return undefined;
  // Pydantic requires what has no default.
  const isDeclared = names.some((name) => required.includes(name) && properties[name].default !== undefined);
  const config = isDeclared ? [`    model_config = {"json_schema_extra": {"required": ${python(required, 4)}}}\n`] : [];
  return ['class Answer(BaseModel):', ...config, ...lines, ''].join('\n');
}

export const write: Write = (params) => {
  const { mode, message, requestedSchema } = params;
  const model = mode === 'url' || requestedSchema === undefined ? undefined : modelOf(requestedSchema);
  if (model === undefined) return writer('fastmcp')(params);
  return {
    text: `${model.includes('Literal[') ? 'from typing import Literal\n\n' : ''}from fastmcp import Context, FastMCP
from pydantic import BaseModel, Field

server = FastMCP("my-server")


${model}

@server.tool()
async def ask(ctx: Context) -> str:
    """Asks the person."""
    result = await ctx.elicit(${python(message, 4)}, response_type=Answer)
    if result.action != "accept":
        return f"No answer: {result.action}"
    return result.data.model_dump_json()


server.run()
`,
  };
};
