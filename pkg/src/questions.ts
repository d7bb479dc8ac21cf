// `mcp-elicitation/questions`: shows the questions of a coding agent as the steps of one card, and returns the answers
// in the agent's own shape.
import { askRound, check, fault, isText } from './clients/ask-round.js';
import { answerSchema, type Kind, type QuestionOption } from './clients/choice.js';
import type { AgentOptions, Host } from './clients/types.js';
import type { ElicitationAction } from './rounds/types.js';

export type { QuestionOption };

/** A question of the tool `AskUserQuestion` of the Claude Agent SDK. */
export interface ClaudeQuestion {
  question: string;
  header?: string;
  options: readonly QuestionOption[];
  multiSelect?: boolean;
}

/** A question of `item/tool/requestUserInput` of the Codex app server. */
export interface CodexQuestion extends Pick<ClaudeQuestion, 'question' | 'header'> {
  id: string;
  isOther?: boolean;
  isSecret?: boolean;
  options?: readonly QuestionOption[] | null;
}

/** A question of opencode's event `question.asked`. */
export interface OpencodeQuestion extends Pick<ClaudeQuestion, 'question' | 'header' | 'options'> {
  multiple?: boolean;
  /** True by default. */
  custom?: boolean;
}

/** The answers in the agent's own shape. */
export interface Answered<Question, Answers> {
  /** `accept` if any question was answered, else `decline` if one was declined. */
  action: ElicitationAction;
  /** The answers to the questions that were answered. */
  answers: Answers;
  /** The questions that cannot be shown, with the reasons; the others are still asked. */
  unanswered: { question: Question; diagnostics: any[] }[];
}

/** Facts about a question that Claude gets beside its answer. */
export interface Annotation {
  /** The preview of the selected option. */
  preview?: string;
  /** The user's remark, which is asked for beside options with previews. */
  notes?: string;
  /** The user skipped the question, or closed the card. */
  unanswered?: 'skipped' | 'dismissed';
}

/**
 * Answers the input of Claude's `AskUserQuestion`. Several selected options are joined as in Claude Code, and so are
 * the answers to questions with the same text; a skipped question is omitted from `answers`.
 */
export async function askUserQuestion(
  { questions }: { questions: readonly ClaudeQuestion[] },
  host: Host,
  options: AgentOptions = {},
): Promise<Answered<ClaudeQuestion, Record<string, string>> & { annotations: Record<string, Annotation> }> {
  const answers: Answers = new Map();
  const annotations: Map<string, object> = new Map();
  const outcome = await ask(
    questions,
    host,
    options,
    ({ multiSelect }) => ({ several: multiSelect, free: true }),
    ({ question, multiSelect, options }, { action, chosen, other, notes }) => {
      const all = multiSelect ? [...chosen, ...other] : [...chosen, ...other].slice(0, 1);
      append(answers, question, multiSelect || answers.has(question) ? all.map(quoted) : all);
      const preview = options.find(({ label }) => chosen.includes(label))?.preview;
      const unanswered = { decline: 'skipped', cancel: 'dismissed' }[action as 'decline' | 'cancel'];
      if (preview ?? notes ?? unanswered) annotations.set(question, { preview, notes, unanswered });
    },
  );
  const joined = [...answers].map(([question, all]) => [question, all.join(', ')]);
  return {
    ...outcome,
    answers: Object.fromEntries(joined),
    annotations: JSON.parse(JSON.stringify(Object.fromEntries(annotations))),
  };
}

/** Answers by the texts or ids of their questions. */
type Answers = Map<string, string[]>;

function append(answers: Answers, name: string, own: string[]) {
  if (own.length) answers.set(name, [...(answers.get(name) ?? []), ...own]);
}

/** Quotes an answer that would be read as several, as Claude Code does. */
const quoted = (text: string) => (/, |"/.test(text) ? JSON.stringify(text) : text);

/**
 * Answers the params of Codex' `item/tool/requestUserInput`; `{ answers }` is the result of the request. A question
 * with `isSecret` is not shown, because a card must not ask for secrets. `autoResolutionMs` ends the questions, and the
 * card shows when.
 */
export async function requestUserInput(
  { questions, autoResolutionMs }: { questions: readonly CodexQuestion[]; autoResolutionMs?: number | null },
  host: Host,
  options: AgentOptions = {},
): Promise<Answered<CodexQuestion, Record<string, { answers: string[] }>>> {
  const answers: Answers = new Map();
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
    ({ id }, { chosen, other }) =>
      append(answers, id, [...chosen, ...other.flatMap((text) => ['None of the above', `user_note: ${text}`])]),
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
  options: AgentOptions = {},
): Promise<Answered<OpencodeQuestion, string[][]>> {
  const answers: string[][] = questions.map(() => []);
  const outcome = await ask(
    questions,
    host,
    options,
    ({ multiple, custom = true }) => ({ several: multiple, free: custom }),
    (_, { chosen, other }, at) => {
      answers[at] = [...chosen, ...other];
    },
  );
  return { ...outcome, answers };
}

interface Chosen {
  action: string;
  chosen: string[];
  other: string[];
  notes: string | undefined;
}

async function ask<Own extends Pick<CodexQuestion, 'question' | 'header' | 'options'>>(
  questions: readonly Own[],
  host: Host,
  options: AgentOptions,
  kindOf: (question: Own) => Kind & { expires?: number | undefined },
  take: (question: Own, chosen: Chosen, index: number) => void,
) {
  const actions: string[] = [];
  const own = { ...options, isAgentsQuestion: true };
  const unanswered = await askRound('question', questions, host, own, (question, index) => {
    const { expires, ...kind } = kindOf(question);
    const { question: text, header, options } = question;
    check(isText(text || header), 'question');
    const requestedSchema = answerSchema(options, { title: header || text, ...kind });
    return {
      steps: [{ params: { mode: 'form', message: text || header, requestedSchema } }],
      expires,
      answer([{ action, content }]) {
        const { answer = [], other = [], notes } = Object(content);
        actions.push(action);
        take(question, { action, chosen: [answer].flat(), other: [other].flat(), notes }, index);
      },
    };
  });
  const action: ElicitationAction = (['accept', 'decline'] as const).find((one) => actions.includes(one)) ?? 'cancel';
  return { action, unanswered };
}
