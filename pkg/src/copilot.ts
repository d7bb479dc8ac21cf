// `mcp-elicitation/copilot`: the callbacks with which a session of the GitHub Copilot SDK asks the user.
import { fault } from './clients/ask-round.js';
import { answerSchema } from './clients/choice.js';
import { resolveElement, serverOf } from './clients/host.js';
import type { AgentOptions, Host } from './clients/types.js';
import type { ElicitAnyParams, ElicitResult } from './rounds/types.js';

/** The question of a session's `ask_user` tool, as declared by `@github/copilot-sdk`. */
export interface UserInputRequest {
  question: string;
  choices?: string[];
  /** True by default. */
  allowFreeform?: boolean;
}

/** A request of an MCP server or of the agent, as declared by `@github/copilot-sdk`. */
export interface ElicitationContext extends ElicitAnyParams {
  elicitationSource?: string;
}

/** The callbacks of a session's configuration. */
export interface CopilotCallbacks {
  onElicitationRequest(context: ElicitationContext): Promise<Pick<ElicitResult, 'action' | 'content'>>;
  /** It rejects if the user gives no answer. */
  onUserInputRequest(request: UserInputRequest): Promise<{ answer: string; wasFreeform: boolean }>;
  /** Ends the questions that another client of the session has answered. */
  onEvent(event: { type: string; data?: any }): void;
}

/** A question that was asked here, and its id in the session's events; whichever comes first. */
interface Asked {
  key: string;
  id?: string;
  end?: AbortController;
}

/** The members that callback and event share. */
const keyOf = ({ message, question, requestedSchema, choices, url }: any) =>
  JSON.stringify([message ?? question, requestedSchema ?? choices, url]);

/**
 * Creates the callbacks of a session. A question that was answered in another client of the session ends as answered
 * elsewhere. The server is the one that the request names, else `server`.
 */
export function callbacks(host: Host, { server, client = {}, signal }: AgentOptions = {}): CopilotCallbacks {
  let asked: Asked[] = [];
  const join = (key: string, part: Partial<Asked>) => {
    const known = asked.find((one) => one.key === key && !(Object.keys(part)[0] in one));
    if (known) return Object.assign(known, part);
    asked.push({ key, ...part });
    return asked[asked.length - 1];
  };
  const ask = async (request: object, params: object, name: string | undefined, isAgentsQuestion = false) => {
    const end = new AbortController();
    const own = join(keyOf(request), { end });
    const signals = [end.signal, signal].filter((one) => one !== undefined);
    try {
      const element = await resolveElement(host);
      const who = serverOf(name ?? server);
      return await element.elicit({ mode: 'form', ...params } as never, {
        client,
        unanswerable: 'reject',
        isAgentsQuestion,
        signal: AbortSignal.any(signals),
        ...(who && { server: who }),
      });
    } finally {
      asked = asked.filter((one) => one !== own);
    }
  };
  return {
    async onElicitationRequest(context) {
      const { message, requestedSchema, mode, url, elicitationSource } = context;
      const params = { message, ...(mode === 'url' ? { mode, url } : { requestedSchema }) };
      const { action, content } = await ask(context, params, elicitationSource);
      return { action, ...(content && { content }) };
    },
    async onUserInputRequest(request) {
      const { question, choices, allowFreeform = true } = request;
      const requestedSchema = answerSchema(
        choices?.map((label) => ({ label })),
        { free: allowFreeform },
      );
      const params = { message: question, requestedSchema };
      const { content } = await ask(request, params, undefined, true);
      const { answer, other = answer } = (content ?? {}) as Record<string, string>;
      if (other === undefined) throw fault('cancelled', 'The user gave no answer');
      return { answer: other, wasFreeform: !choices?.includes(other) };
    },
    onEvent({ type, data }) {
      if (/^(elicitation|user_input)\.requested$/.test(type)) join(keyOf(data), { id: data.requestId });
      if (!/^(elicitation|user_input)\.completed$/.test(type)) return;
      const over = asked.filter(({ id }) => id === data.requestId);
      asked = asked.filter((one) => !over.includes(one));
      for (const { end } of over) end?.abort('elsewhere');
    },
  };
}
