// The tools of the servers in the page. A tool is a function of the answers so far that asks more or ends, so it works
// in every revision.

export interface Answer {
  action: string;
  content?: Record<string, any>;
}
/** The params of one elicitation. */
export type Params = Record<string, any>;
export type Step = { ask: Record<string, Params> } | { text: string };
export interface Tool {
  name: string;
  title: string;
  description: string;
  next: (answers: Record<string, Answer>) => Step;
}

const form = (message: string, properties: Record<string, object>, required: string[]): Params => ({
  mode: 'form',
  message,
  requestedSchema: { type: 'object', properties, required },
});
const end = ({ action, content }: Answer, accepted: (content: Record<string, any>) => string): Step => ({
  text:
    action === 'accept'
      ? accepted(content ?? {})
      : action === 'decline'
        ? 'You declined, so nothing was done.'
        : 'You cancelled, so nothing was done.',
});

export const TOOLS: Tool[] = [
  {
    name: 'deploy',
    title: 'Deploy a build',
    description: 'Asks where, and how many replicas.',
    next: ({ where }) =>
      where
        ? end(where, ({ environment, replicas }) => `Build 4812 goes to ${environment}, with ${replicas} replicas.`)
        : {
            ask: {
              where: form(
                'Which environment should I deploy build 4812 to?',
                {
                  environment: { type: 'string', title: 'Environment', enum: ['staging', 'production'] },
                  replicas: { type: 'integer', title: 'Replicas', minimum: 1, maximum: 10, default: 2 },
                },
                ['environment'],
              ),
            },
          },
  },
  {
    name: 'refund',
    title: 'Refund an order',
    description: 'Asks how much and why.',
    next: ({ refund }) =>
      refund
        ? end(refund, ({ amount, reason }) => `${amount} EUR of order 20714 are refunded (${reason}).`)
        : {
            ask: {
              refund: form(
                'How much of order 20714 should I refund? It was paid with 129.00 EUR.',
                {
                  amount: { type: 'number', title: 'Amount in EUR', minimum: 0.01, maximum: 129, default: 129 },
                  reason: { type: 'string', title: 'Reason', enum: ['damaged', 'late', 'other'] },
                },
                ['amount', 'reason'],
              ),
            },
          },
  },
  {
    name: 'onboarding',
    title: 'Set up a new member',
    description: 'Asks who it is, and then, by the role, what is needed.',
    next({ who, needs }) {
      const properties = {
        name: { type: 'string', title: 'Full name', minLength: 1 },
        start: { type: 'string', title: 'First day', format: 'date' },
        role: { type: 'string', title: 'Role', enum: ['Engineering', 'Support'] },
      };
      if (!who) return { ask: { who: form('Who is joining the team?', properties, ['name', 'role']) } };
      if (who.action !== 'accept') return end(who, String);
      const { name, role } = who.content ?? {};
      const choice: Record<string, object> =
        role === 'Support'
          ? { headset: { type: 'boolean', title: 'A headset?' } }
          : { system: { type: 'string', title: 'Laptop', enum: ['Linux', 'macOS', 'Windows'] } };
      if (!needs) return { ask: { needs: form(`What does ${name} need?`, choice, Object.keys(choice)) } };
      return end(needs, (content) => `${name} is set up: ${JSON.stringify(content)}.`);
    },
  },
  {
    name: 'connect-account',
    title: 'Connect an account',
    description: 'Asks to open a page, in URL mode.',
    next: ({ account }) =>
      account
        ? end(account, () => 'You agreed to sign in. The provider tells the server when that is done.')
        : {
            ask: {
              account: {
                mode: 'url',
                message: 'Connect your calendar: sign in at Example, and allow this server to read it.',
                url: 'https://login.example.com/oauth/authorize?client_id=calendar',
              },
            },
          },
  },
  {
    name: 'plan-trip',
    title: 'Plan a trip',
    description: 'Asks three things at once: a round of three.',
    next({ from, when, meal }) {
      const trip = form('Where do you start?', { city: { type: 'string', title: 'City', minLength: 1 } }, ['city']);
      const day = form('When?', { day: { type: 'string', title: 'Day', format: 'date' } }, ['day']);
      const food = form(
        'What would you like to eat?',
        { meal: { type: 'string', title: 'Meal', enum: ['Vegan', 'Fish', 'None'] } },
        ['meal'],
      );
      if (!from || !when || !meal) return { ask: { from: trip, when: day, meal: food } };
      const refused = [from, when, meal].find(({ action }) => action !== 'accept');
      return refused
        ? end(refused, String)
        : { text: `From ${from.content?.city} on ${when.content?.day}, with this meal: ${meal.content?.meal}.` };
    },
  },
];
