// The editor in the page's colours: custom properties are inherited into its shadow root.
import { HighlightStyle } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

export const highlighting = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--code-name)' },
  { tag: tags.string, color: 'var(--code-string)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--code-value)' },
  { tag: [tags.separator, tags.squareBracket, tags.brace], color: 'var(--muted)' },
]);

const squiggle = (color: string) => ({
  backgroundImage: 'none',
  textDecoration: `underline wavy var(${color}) 1.5px`,
  textDecorationSkipInk: 'none',
  textUnderlineOffset: '3px',
  paddingBottom: '0',
});

const dot = (color: string, shape: string) => ({
  content: '""',
  background: `var(${color})`,
  clipPath: shape,
  width: '10px',
  height: '10px',
  margin: '6px 2px 0',
  forcedColorAdjust: 'none',
});

const SHAPES = {
  circle: 'circle(50%)',
  triangle: 'polygon(50% 4%, 100% 96%, 0 96%)',
  square: 'inset(12% round 2px)',
};

const FOCUSED_SELECTION = '&.cm-editor.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground';

export const theme = EditorView.theme({
  '&': { height: '100%', color: 'inherit', backgroundColor: 'transparent', fontSize: '13px' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--mono)', lineHeight: '22px', overscrollBehavior: 'contain' },
  '.cm-content': { caretColor: 'var(--text)', padding: '8px 0' },
  '.cm-line': { padding: '0 12px 0 6px' },
  '&.cm-editor .cm-cursor': { borderLeftColor: 'var(--text)', borderLeftWidth: '2px' },
  '&.cm-editor .cm-gutters': { backgroundColor: 'transparent', color: 'var(--faint)', border: 'none' },
  '.cm-lineNumbers .cm-gutterElement': { minWidth: '30px', paddingInlineEnd: '4px' },
  '.cm-gutter-lint': { width: '14px' },
  '.cm-gutter-lint .cm-gutterElement': { padding: '0' },
  '&.cm-editor .cm-activeLine, &.cm-editor .cm-activeLineGutter': { backgroundColor: 'transparent' },
  '&.cm-focused .cm-activeLine': { backgroundColor: 'var(--active-line)' },
  '&.cm-focused .cm-activeLineGutter': { color: 'var(--text)', backgroundColor: 'transparent' },
  [`&.cm-editor .cm-selectionBackground, ${FOCUSED_SELECTION}`]: { background: 'var(--selection)' },
  '&.cm-focused .cm-matchingBracket': { backgroundColor: 'transparent', outline: '1px solid var(--faint)' },
  '&.cm-focused .cm-nonmatchingBracket': { backgroundColor: 'transparent', outline: '1px solid var(--danger)' },
  '.cm-lintRange-error': squiggle('--danger'),
  '.cm-lintRange-warning': squiggle('--warn'),
  '.cm-lintRange-info': squiggle('--note'),
  '.cm-lintRange-active': { backgroundColor: 'var(--selection)' },
  '.cm-lintPoint:after': { borderBottomColor: 'var(--danger)' },
  '.cm-lint-marker': { width: '14px', height: '22px' },
  '.cm-lint-marker-error': dot('--danger', SHAPES.circle),
  '.cm-lint-marker-warning': dot('--warn', SHAPES.triangle),
  '.cm-lint-marker-info': dot('--note', SHAPES.square),
  '&.cm-editor .cm-tooltip': {
    backgroundColor: 'var(--pane)',
    color: 'var(--text)',
    border: '1px solid var(--line-strong)',
    borderRadius: '8px',
    boxShadow: 'var(--shadow)',
    maxWidth: 'min(440px, calc(100vw - 32px))',
    fontFamily: 'var(--sans)',
    fontSize: '14px',
    overflow: 'clip',
  },
  '.cm-diagnostic': { borderLeft: 'none', padding: '10px 14px', whiteSpace: 'normal' },
  '.cm-diagnostic + .cm-diagnostic': { borderTop: '1px solid var(--line)' },
  '.cm-note p': { margin: '0' },
  '.cm-note small': { display: 'block', color: 'var(--muted)', fontSize: '13px', marginTop: '2px' },
  '.cm-note code': {
    display: 'block',
    color: 'var(--muted)',
    fontFamily: 'var(--mono)',
    fontSize: '12px',
    marginTop: '6px',
  },
  '.cm-diagnosticAction': {
    font: 'inherit',
    fontSize: '13px',
    color: 'var(--text)',
    backgroundColor: 'transparent',
    border: '1px solid var(--line-strong)',
    borderRadius: '6px',
    padding: '3px 10px',
    margin: '8px 0 0',
    cursor: 'pointer',
  },
  '.cm-tooltip-autocomplete > ul': {
    fontFamily: 'var(--mono) !important',
    fontSize: '13px',
    padding: '4px !important',
  },
  '.cm-tooltip-autocomplete > ul > li': { padding: '4px 8px !important', borderRadius: '5px' },
  '&.cm-editor .cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: 'var(--chosen)',
    color: 'var(--text)',
  },
  '.cm-pointed': { backgroundColor: 'var(--chosen)' },
  '.cm-keyword': { padding: '8px 12px' },
  '.cm-searchMatch': { backgroundColor: 'var(--selection)' },
  '.cm-searchMatch.cm-searchMatch-selected': { outline: '2px solid var(--accent)' },
  '.cm-selectionMatch': { backgroundColor: 'var(--hover)' },
  '&.cm-editor .cm-panels': { backgroundColor: 'var(--pane)', color: 'var(--text)', borderColor: 'var(--line)' },
  '.cm-panel.cm-search': {
    padding: '6px 30px 6px 10px',
    fontFamily: 'var(--sans)',
    fontSize: '13px',
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 6px',
    alignItems: 'center',
  },
  '.cm-panel.cm-search br': { flexBasis: '100%', content: '""' },
  '.cm-panel.cm-search :is(input, button, label)': { margin: '0', fontSize: '13px' },
  '.cm-panel.cm-search label': { display: 'flex', gap: '4px', alignItems: 'center' },
  '.cm-textfield': {
    backgroundColor: 'var(--pane)',
    color: 'inherit',
    border: '1px solid var(--line-strong)',
    borderRadius: '6px',
    padding: '3px 8px',
  },
  '.cm-button': {
    backgroundImage: 'none',
    backgroundColor: 'transparent',
    color: 'inherit',
    border: '1px solid var(--line)',
    borderRadius: '6px',
    padding: '3px 8px',
  },
  '.cm-panel.cm-search [name=close]': {
    color: 'inherit',
    minWidth: '24px',
    minHeight: '24px',
    fontSize: '18px',
    cursor: 'pointer',
  },
  '.cm-completionMatchedText': { textDecoration: 'none', fontWeight: '600' },
  '.cm-completionDetail': {
    color: 'var(--muted)',
    fontStyle: 'normal',
    fontFamily: 'var(--sans)',
    marginInlineStart: '12px',
  },
});
