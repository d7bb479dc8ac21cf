// Source code of schemas: how to recognize it, and how to obtain its request.

/** `name` is the group of the expression. */
export type Sentence = (name: string) => string;

const RECORD =
  'Take what this writes: npx mcp-elicitation test --matrix --tool NAME --record requests.jsonl -- COMMAND, ' +
  'where COMMAND starts the server.';
const madeAtRunTime = () => `This source makes its request when it runs. ${RECORD}`;
const take = (kind: string, line: string) => `This is ${kind}. Run test --record, or take what this prints: ${line}`;
const python: (made: string) => Sentence = (thing) => (name) =>
  take(`a ${thing}`, `print(json.dumps(TypeAdapter(${name}).json_schema())), with TypeAdapter of pydantic.`);
const script: (library: string, line: Sentence) => Sentence = (library, line) => (name) =>
  take(`a ${library} schema`, `console.log(JSON.stringify(${line(name ?? 'schema')}))`);

const SOURCES: [RegExp, Sentence][] = [
  [
    /^\s*class (\w+)\(.*BaseModel.*\):/m,
    (name) => take('a pydantic model', `print(json.dumps(${name}.model_json_schema()))`),
  ],
  [/^\s*@(?:\w+\.)?dataclass\b[^]*?^\s*class (\w+)/m, python('dataclass')],
  [/^\s*class (\w+)\(.*(?:TypedDict|NamedTuple).*\):/m, python('typed dict')],
  [
    /(?:(?:const|let|var) (\w+)[^=\n]*=\s*)?\bz\s*\.\s*(?:object|strictObject)\(/,
    script('zod', (name) => `z.toJSONSchema(${name})`),
  ],
  [
    /(?:(?:const|let|var) (\w+)[^=\n]*=\s*)?\bv\s*\.\s*(?:object|strictObject)\(/,
    script('valibot', (name) => `toJsonSchema(${name})`),
  ],
  [/(?:(?:const|let|var) (\w+)[^=\n]*=\s*)?\bType\s*\.\s*Object\(/, script('TypeBox', (name) => name)],
  [
    /#\[derive\([^)]*JsonSchema[^)]*\)\][^]*?\bstruct (\w+)/,
    (name) => take('a Rust type', `println!("{}", serde_json::to_string(&schemars::schema_for!(${name})).unwrap())`),
  ],
  // A call of any SDK, or a schema that such a call creates.
  [/\b\w*elicit\w*(?:(?:::)?<[^>]*>)?\(|\brequested_?schema['"]?\s*[:=]>?\s*(?:new\b|&?[\w.:]+[({])/i, madeAtRunTime],
  [/^\s*(?:\$ +)?(?:curl|http|https|wget)\s+\S/, () => 'This is a command. Take what it prints.'],
  // A first line `name:` or `name: value` cannot begin JSON.
  [
    /^(?:#.*\n|\s*\n)*(?:---\s*\n\s*)?[A-Za-z_$][\w$-]*:(?:[ \t]+[^\s{[].*)?(?:\n|$)/,
    () => 'This is YAML. Take what this prints: npx js-yaml FILE',
  ],
  // An object that is not plain, in a text that does not begin as JSON.
  [/\brequested_?schema\s*[:=](?<=^(?!\s*[{[])[^]*)/i, madeAtRunTime],
];

/** Returns the message for source code, and the range by which it was recognized. */
export function sourceOf(text: string): { start: number; end: number; message: string } | undefined {
  for (const [sign, sentence] of SOURCES) {
    const match = sign.exec(text);
    if (match) return { start: match.index, end: match.index + match[0].trimEnd().length, message: sentence(match[1]) };
  }
  return undefined;
}
