// Wrapped lines go on below their own first character. Classes, because a policy without 'unsafe-inline' drops style attributes.
import { RangeSetBuilder } from '@codemirror/state';
import { Decoration, EditorView, ViewPlugin } from '@codemirror/view';

const DEEPEST = 24;
const START = 6;

const lines = Array.from({ length: DEEPEST + 1 }, (_, depth) => Decoration.line({ class: `cm-hang-${depth}` }));

const styles = EditorView.theme(
  Object.fromEntries(
    lines.map((_, depth) => [`.cm-line.cm-hang-${depth}`, { textIndent: `-${depth + 2}ch`, paddingInlineStart: `calc(${depth + 2}ch + ${START}px)` }]),
  ),
);

/** @param {EditorView} view */
function decorate(view) {
  /** @type {RangeSetBuilder<Decoration>} */
  const builder = new RangeSetBuilder();
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

const plugin = ViewPlugin.define((view) => ({
  decorations: decorate(view),
  update(update) {
    if (update.docChanged || update.viewportChanged) this.decorations = decorate(update.view);
  },
}), { decorations: (value) => value.decorations });

export const hangingIndent = [plugin, styles];
