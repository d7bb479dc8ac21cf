// The fields of a question: a choice, perhaps with a text for another answer, or a text alone.
import { check } from './ask-round.js';

/** An option of a question. */
export interface QuestionOption {
  label: string;
  description?: string;
  /** A longer text, shown while the option is selected. */
  preview?: string;
}

/** The kind of a question: it takes several options, or another answer. */
export interface Kind {
  title?: string | undefined;
  several?: boolean | undefined;
  free?: boolean | undefined;
}

/** Returns the schema of a question, whose answer is the property `answer`, or `other` for another answer. */
export function answerSchema(
  options: readonly (QuestionOption & { value?: unknown })[] | null | undefined,
  { title, several, free }: Kind = {},
) {
  const choices = options?.map(({ label, description, preview, value = label }) => {
    check(typeof label === 'string', 'options');
    const _meta = preview && { '_claude/askUserQuestionOption': { preview } };
    return { const: value, title: label, ...(description && { description }), ...(_meta && { _meta }) };
  });
  const isChoice = !!choices?.length;
  const type = isChoice ? typeof choices[0].const : 'string';
  const choice = several ? { type: 'array', items: { anyOf: choices } } : { type, oneOf: choices };
  const properties = {
    answer: { ...(title && { title }), ...(isChoice ? choice : { type }) },
    ...(isChoice &&
      free && {
        other: { type: 'string', _meta: { 'mcp-elicitation/instead': true } },
        // As in Claude Code, a remark goes with options that have previews.
        ...(choices.some((choice) => '_meta' in choice) && { notes: { type: 'string' } }),
      }),
  };
  return { type: 'object', properties, required: ['answer'] };
}
