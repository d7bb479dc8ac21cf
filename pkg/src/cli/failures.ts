// The failures of `test`, by their codes: what each means, and the lines that mend it.

/** The languages of the lines. */
export type Language = 'ts' | 'py' | 'cs' | 'rust';
export interface Explanation {
  sentence: string;
  why: string;
  mend?: string | Partial<Record<Language, string>>;
}

const CHECK_ACTION = {
  ts: `const { action, content } = await server.elicitInput({ message, requestedSchema });
if (action !== 'accept') return { content: [{ type: 'text', text: 'Nothing was done.' }] };`,
  py: `result = await ctx.elicit(message, response_type=Answer)
if result.action != "accept":
    return "Nothing was done."`,
  cs: `var answer = await server.ElicitAsync(request, token);
if (answer.Action != "accept") return "Nothing was done.";`,
  rust: `let answer = context.peer.create_elicitation(request).await
    .map_err(|error| ErrorData::internal_error(error.to_string(), None))?;
if !matches!(answer.action, ElicitationAction::Accept) {
    return Ok(CallToolResult::success(vec![ContentBlock::text("Nothing was done.")]));
}`,
};
const refusal = (verb: string): Explanation => ({
  sentence: `The tool fails when the user ${verb}s.`,
  why:
    `A ${verb} is a normal answer, without content. A model that sees an error tries again. ` +
    'If the error is meant, a case in elicitations.json says so: "isError": true.',
  mend: CHECK_ACTION,
});

export const FAILURES: Record<string, Explanation> = {
  'throws-on-decline': refusal('decline'),
  'throws-on-cancel': refusal('cancel'),
  'success-for-refusal': {
    sentence: 'The result of a refusal is the same as for an accepted answer (times and ids aside).',
    why:
      'The tool has acted, or says that it has, although the user refused. If the answer makes no difference, a case ' +
      'in elicitations.json with that refusal and the expected "text" says so.',
    mend: CHECK_ACTION,
  },
  'acts-unasked': {
    sentence: 'A tool with destructiveHint acts without the answer of the user.',
    why:
      'Most clients have no elicitation, or that of an older revision. Where the user cannot be asked, such a tool ' +
      'ends in an error; where it asks, it waits for the answer.',
    mend: {
      ts: `if (!server.getClientCapabilities()?.elicitation)
  return { isError: true, content: [{ type: 'text', text: 'This needs a client that can ask the user.' }] };`,
      py: `if ctx.session.client_params.capabilities.elicitation is None:
    raise ToolError("This needs a client that can ask the user.")`,
    },
  },
  'asks-for-ever': {
    sentence: 'The tool keeps asking in one call.',
    why: 'A refusal leads to the next question, so the user cannot end it. --most-questions allows more.',
    mend: CHECK_ACTION,
  },
  crashes: {
    sentence: 'The server ends, or cannot be reached any more.',
    why: 'An exception that nothing catches ends the process, and with it every tool. Its last output says where.',
    mend: CHECK_ACTION,
  },
  hangs: {
    sentence: 'No result comes, or the server answers nothing else while it waits.',
    why:
      'A loop that waits without `await` blocks all other calls; a promise that nothing settles never ends this one. ' +
      '--timeout allows more time, progress notifications extend it.',
  },
  error: {
    sentence: 'The call ends in a JSON-RPC error and not in a result.',
    why: 'The model sees no text that it could act on. Catch the error in the tool, and return a result with isError.',
  },
  destructive: {
    sentence: 'The tool has destructiveHint, so it was not called.',
    why: 'Test it where nothing can be lost, with --allow-destructive.',
  },
  'no-such-tool': { sentence: 'The server has no tool of this name.', why: 'Names are case-sensitive.' },
  'fails-before-asking': {
    sentence: 'The tool ends in an error before it asks anything.',
    why: 'It may need --arguments JSON, or a case in elicitations.json. Or the SDK cannot ask in this revision.',
  },
  'asks-nothing': {
    sentence: 'The tool asks nothing when it is called like this.',
    why: 'It may need arguments to come to its question: --arguments JSON, or a case in elicitations.json.',
  },
  unanswered: {
    sentence: 'A case has no answer for a question.',
    why: 'Each question takes the next of "answers"; what is missing is cancelled.',
    mend: '"answers": [{ "accept": { "city": "Oslo" } }, "decline"]',
  },
  'invalid-answer': {
    sentence: 'The answer of a case does not fit the schema of its question, and was not sent.',
    why: 'A client would not send it either. `mcp-elicitation validate` checks an answer against a request.',
  },
  asked: {
    sentence: 'Other questions were asked than a case expects.',
    why: '"asked" is their number, or a part of each.',
  },
  isError: {
    sentence: 'The result is an error, or is none, against what a case expects.',
    why: '"isError" is false by default.',
  },
  text: { sentence: 'The result lacks the text that a case expects.', why: '"text" is a part of the result.' },
};

const SIGNS: [Language, RegExp][] = [
  ['py', /(?:^|[/\\])(?:python[\d.]*|uvx?|fastmcp|poetry)(?:\.exe)?$|\.py$/],
  ['cs', /(?:^|[/\\])dotnet(?:\.exe)?$|\.(?:cs|csproj|dll)$/],
  ['rust', /(?:^|[/\\])cargo(?:\.exe)?$|[/\\]target[/\\](?:debug|release)[/\\]/],
];
/** Guesses the language of a server from the command that starts it. */
export const languageOf = (command: string[]): Language =>
  SIGNS.find(([, sign]) => command.some((word) => sign.test(word)))?.[0] ?? 'ts';

const mendIn = (mend: Explanation['mend'], language: Language) => (typeof mend === 'string' ? mend : mend?.[language]);

/** Returns the lines that mend a failure. */
export const linesFor = (code: string, language: Language) => mendIn(FAILURES[code]?.mend, language);

/** Returns the page of a failure, in the form of a rule's. */
export function failurePage(code: string) {
  const { sentence, why, mend } = FAILURES[code];
  const blocks = typeof mend === 'string' ? { json: mend } : (mend ?? {});
  const samples = Object.entries(blocks).map(([language, lines]) => `\n\`\`\`${language}\n${lines}\n\`\`\``);
  return (
    `# ${code}\n\nFailure of \`test\`.\n\n${sentence}\n\n## Why\n${why}\n` +
    (samples.length > 0 ? `\n## Use instead${samples.join('\n')}\n` : '')
  );
}
