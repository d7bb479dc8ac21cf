// Indents wrapped lines to the first character of their line.
import { RangeSetBuilder } from '@codemirror/state';
import { Decoration, ViewPlugin, type EditorView } from '@codemirror/view';

const DEEPEST = 24;
const START = '6px';

const lines = Array.from({ length: DEEPEST + 1 }, (_, depth) =>
  Decoration.line({
    attributes: { style: `text-indent: -${depth + 2}ch; padding-inline-start: calc(${depth + 2}ch + ${START})` },
  }),
);

function decorate(view: EditorView) {
  const builder: RangeSetBuilder<Decoration> = new RangeSetBuilder();
  for (const { from, to } of view.visibleRanges) {
    for (let at = from; at <= to; ) {
      const line = view.state.doc.lineAt(at);
      const depth = /^ */.exec(line.text)?.[0].length ?? 0;
      builder.add(line.from, line.from, lines[Math.min(depth, DEEPEST)]);
      at = line.to + 1;
    }
  }
  return builder.finish();
}

export const hangingIndent = ViewPlugin.define(
  (view) => ({
    decorations: decorate(view),
    update(update) {
      if (update.docChanged || update.viewportChanged) this.decorations = decorate(update.view);
    },
  }),
  { decorations: (value) => value.decorations },
);
