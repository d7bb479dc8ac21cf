// `mcp-elicitation/questions`: shows the questions of a coding agent as the steps of one card, and returns the answers
// in the agent's own shape.
import { askRound, check, fault, isText } from './clients/ask-round.js';
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
 * Answers the input of Claude's `AskUserQuestion`. Several selected options are joined as in Claude Code, and so are
 * the answers to questions with the same text; a declined question is omitted from `answers`.
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
  const answers: Map<string, { text: string; several: boolean }[]> = new Map();
  const outcome = await ask(
    questions,
    host,
    options,
    ({ multiSelect }) => ({ several: multiSelect, free: true }),
    ({ question, multiSelect = false }, chosen, other) => {
      const all = [...chosen, ...other].map((text) => ({ text, several: multiSelect }));
      const own = multiSelect ? all : all.slice(0, 1);
      if (own.length) answers.set(question, [...(answers.get(question) ?? []), ...own]);
    },
  );
  const joined = [...answers].map(([question, all]) => [
    question,
    all.length > 1 || all[0].several ? all.map(({ text }) => quoted(text)).join(', ') : all[0].text,
  ]);
  return { ...outcome, answers: Object.fromEntries(joined) };
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
  const answers: Map<string, string[]> = new Map();
  const expires = autoResolutionMs ? Date.now() + autoResolutionMs : undefined;
  const outcome = await ask(
    questions,
    host,
    options,
    ({ id, isOther, isSecret }) => {
      check(typeof id === 'string', 'id');
      if (isSecret) throw fault('secret-solicitation', 'It asks for a secret');
      return { free: isOther, expires };
    },
    ({ id }, chosen, other) => {
      const own = [...chosen, ...other.flatMap((text) => [NONE, NOTE + text])];
      answers.set(id, [...(answers.get(id) ?? []), ...own]);
    },
  );
  const all = [...answers].map(([id, answers]) => [id, { answers }]);
  return { ...outcome, answers: Object.fromEntries(all) };
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
  const answers: string[][] = questions.map(() => []);
  const outcome = await ask(
    questions,
    host,
    options,
    ({ multiple, custom = true }) => ({ several: multiple, free: custom }),
    (_, chosen, other, at) => {
      answers[at] = [...chosen, ...other];
    },
  );
  return { ...outcome, answers };
}

/** A question of any agent. */
interface Question {
  question: string;
  header?: string;
  options?: readonly QuestionOption[] | null;
}

/** The kind of a question: it takes several options, or another answer; and the moment at which it ends. */
interface Kind {
  several?: boolean | undefined;
  free?: boolean | undefined;
  expires?: number | undefined;
}

/**
 * Asks questions as one round.
 * @param take takes the answer to a question: the labels that were chosen or its text, another answer, and the index
 */
async function ask<Own extends Question>(
  questions: readonly Own[],
  host: Host,
  options: QuestionsOptions,
  kindOf: (question: Own) => Kind,
  take: (question: Own, chosen: string[], other: string[], index: number) => void,
) {
  const actions: string[] = [];
  const own = { ...options, isAgentsQuestion: true };
  const unanswered = await askRound('question', questions, host, own, (question, index) => {
    const kind = kindOf(question);
    return {
      steps: [{ params: paramsOf(question, kind) }],
      expires: kind.expires,
      answer([{ action, content }]) {
        const { answer = [], other = [] } = (content ?? {}) as { [name: string]: string | string[] };
        actions.push(action);
        if (content) take(question, [answer].flat(), [other].flat(), index);
      },
    };
  });
  const action: ElicitationAction = (['accept', 'decline'] as const).find((one) => actions.includes(one)) ?? 'cancel';
  return { action, unanswered };
}

/** Returns the request of a question: a choice with a text for another answer, or a text alone. */
function paramsOf({ question, header, options }: Question, { several, free }: Kind) {
  check(isText(question) || isText(header), 'question');
  const choices = options?.map(({ label, description, preview }) => {
    check(typeof label === 'string', 'options');
    return {
      const: label,
      title: label,
      ...(description && { description }),
      ...(preview && { _meta: { '_claude/askUserQuestionOption': { preview } } }),
    };
  });
  const isChoice = !!choices?.length;
  const choice = several ? { type: 'array', items: { anyOf: choices } } : { type: 'string', oneOf: choices };
  const properties = {
    answer: { title: header || question, ...(isChoice ? choice : { type: 'string' }) },
    ...(isChoice && free && { other: { type: 'string', _meta: { 'mcp-elicitation/instead': true } } }),
  };
  return {
    mode: 'form',
    message: question || header,
    requestedSchema: { type: 'object', properties, required: ['answer'] },
  };
}
