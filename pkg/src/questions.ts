// `mcp-elicitation/questions`: shows the questions of a coding agent as the steps of one card, and returns the answers
// in the agent's own shape.
import { add, askRound, check, isText, left, type Read } from './clients/ask-round.js';
import type { Host } from './clients/types.js';
import type { ElicitationAction, ElicitationServer } from './rounds/types.js';

/** An option of a question. */
export interface QuestionOption {
  label: string;
  description?: string;
  /** A longer text, shown while the option is selected. */
  preview?: string;
}

/** A question of the tool `AskUserQuestion` of the Claude Agent SDK. */
export interface ClaudeQuestion {
  question: string;
  header?: string;
  options: readonly QuestionOption[];
  multiSelect?: boolean;
}

/** A question of `item/tool/requestUserInput` of the Codex app server. */
export interface CodexQuestion {
  id: string;
  header?: string;
  question: string;
  isOther?: boolean;
  isSecret?: boolean;
  options?: readonly QuestionOption[] | null;
}

/** A question of opencode's event `question.asked`. */
export interface OpencodeQuestion {
  question: string;
  header?: string;
  options: readonly QuestionOption[];
  multiple?: boolean;
  /** True by default. */
  custom?: boolean;
}

/** The options of an adapter. */
export interface QuestionsOptions {
  /** The server to show: the agent, by the name that the host uses for it. */
  server?: string | ElicitationServer;
  /** The identity under which the agent's questions are counted. */
  client?: object | string;
  /** Withdraws the questions. */
  signal?: AbortSignal;
}

/** The answers in the agent's own shape. */
export interface Answered<Question, Answers> {
  /** `accept` if any question was answered, else `decline` if the user declined them, or `cancel`. */
  action: ElicitationAction;
  /** The answers to the questions that were answered. */
  answers: Answers;
  /** The questions that cannot be shown, with the reasons; the others are still asked. */
  unanswered: { question: Question; diagnostics: any[] }[];
}

/**
 * Answers the input of Claude's `AskUserQuestion`. Several selected options are joined as in Claude Code; a declined
 * question is omitted from `answers`.
 *
 * ```js
 * canUseTool: async (tool, input, { signal }) => {
 *   if (tool !== 'AskUserQuestion') return { behavior: 'allow', updatedInput: input };
 *   const { action, answers } = await askUserQuestion(input, element, { server: 'Claude', signal });
 *   if (action === 'cancel') return { behavior: 'deny', message: 'The user closed the questions' };
 *   return { behavior: 'allow', updatedInput: { ...input, answers } };
 * };
 * ```
 */
export async function askUserQuestion(
  { questions }: { questions: readonly ClaudeQuestion[] },
  host: Host,
  options: QuestionsOptions = {},
): Promise<Answered<ClaudeQuestion, Record<string, string>>> {
  const answers: Record<string, string> = {};
  const { given, ...outcome } = await ask(questions, host, options, ({ multiSelect }) => ({
    several: multiSelect,
    free: true,
  }));
  for (const [{ question, multiSelect }, chosen, text] of given) {
    const all = text === undefined ? chosen : [...chosen, text];
    if (all.length) answers[question] = multiSelect ? all.map(quoted).join(', ') : all[0];
  }
  return { ...outcome, answers };
}

/** Quotes an answer that would be read as several, as Claude Code does. */
const quoted = (text: string) => (/, |"/.test(text) ? JSON.stringify(text) : text);

/** The answer of Codex for another answer than its options, and the prefix of that answer. */
const NONE = 'None of the above';
const NOTE = 'user_note: ';

/**
 * Answers the params of Codex' `item/tool/requestUserInput`; `{ answers }` is the result of the request. A question
 * with `isSecret` is not shown, because a card must not ask for secrets. `autoResolutionMs` ends the questions, and the
 * card shows when.
 */
export async function requestUserInput(
  { questions, autoResolutionMs }: { questions: readonly CodexQuestion[]; autoResolutionMs?: number | null },
  host: Host,
  options: QuestionsOptions = {},
): Promise<Answered<CodexQuestion, Record<string, { answers: string[] }>>> {
  const answers: Record<string, { answers: string[] }> = {};
  const expires = autoResolutionMs ? Date.now() + autoResolutionMs : undefined;
  const { given, ...outcome } = await ask(questions, host, { ...options, expires }, ({ id, isOther, isSecret }) => {
    check(typeof id === 'string', 'id');
    if (isSecret) throw left('secret-solicitation', 'It asks for a secret');
    return { free: isOther };
  });
  for (const [{ id, options }, chosen, text] of given) {
    const own = text === undefined ? [] : options?.length ? [NONE, NOTE + text] : [text];
    answers[id] = { answers: [...chosen, ...own] };
  }
  return { ...outcome, answers };
}

/**
 * Answers the properties of opencode's event `question.asked`; `answers` is the body of `question.reply`. A declined
 * question has an empty list.
 */
export async function answerQuestion(
  { questions }: { questions: readonly OpencodeQuestion[] },
  host: Host,
  options: QuestionsOptions = {},
): Promise<Answered<OpencodeQuestion, string[][]>> {
  const { given, ...outcome } = await ask(questions, host, options, ({ multiple, custom = true }) => ({
    several: multiple,
    free: custom,
  }));
  const answers = questions.map((_, at) => {
    const [, chosen = [], text] = given.find(([, , , index]) => index === at) ?? [];
    return text === undefined ? chosen : [...chosen, text];
  });
  return { ...outcome, answers };
}

/**
 * Asks the questions as one round; `given` are the answered ones with the labels chosen, the text typed, and the index.
 */
async function ask<Question extends { question: string; header?: string; options?: readonly QuestionOption[] | null }>(
  questions: readonly Question[],
  host: Host,
  options: QuestionsOptions & { expires?: number | undefined },
  kindOf: (question: Question) => { several?: boolean; free?: boolean },
) {
  // By index, because a question may be in the list twice.
  const read: Read<number, { params: object }> = { questions: [], unanswered: [] };
  for (const [at, question] of questions.entries())
    add(read, at, () => [{ params: paramsOf(question, kindOf(question)) }]);
  const { answered, unanswered } = await askRound(host, read, options);
  const given = answered.flatMap(
    ({ question: { interrupt: at }, result: { content } }): [Question, string[], string | undefined, number][] => {
      if (!content) return [];
      const { answer = [], other } = content as { answer?: string | string[]; other?: string };
      const isChoice = !!questions[at].options?.length;
      return [[questions[at], isChoice ? [answer].flat() : [], isChoice ? other : (answer as string), at]];
    },
  );
  const actions = answered.map(({ result }) => result.action);
  const action: ElicitationAction = (['accept', 'decline'] as const).find((one) => actions.includes(one)) ?? 'cancel';
  return {
    action,
    given,
    unanswered: unanswered.map(({ interrupt, diagnostics }) => ({ question: questions[interrupt], diagnostics })),
  };
}

/** Returns the request of a question: a choice with a text for another answer, or a text alone. */
function paramsOf(
  { question, header, options }: { question: string; header?: string; options?: readonly QuestionOption[] | null },
  { several, free }: { several?: boolean; free?: boolean },
) {
  check(isText(question) || isText(header), 'question');
  // A label that is no text throws.
  const choices = options?.map(({ label, description, preview }) => ({
    const: label.slice(),
    title: label,
    ...(description && { description }),
    ...(preview && { _meta: { '_claude/askUserQuestionOption': { preview } } }),
  }));
  const choice = several ? { type: 'array', items: { anyOf: choices } } : { type: 'string', oneOf: choices };
  const properties = {
    answer: { title: header || question, ...(choices?.length ? choice : { type: 'string' }) },
    ...(choices?.length && free && { other: { type: 'string', _meta: { 'mcp-elicitation/instead': true } } }),
  };
  return {
    mode: 'form',
    message: question || header,
    requestedSchema: { type: 'object', properties, required: ['answer'] },
  };
}
