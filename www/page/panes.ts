// The borders between panes, which can be dragged or moved by arrow keys; their positions are stored.
import { element } from './dom.js';
import { recall, remember } from './storage.js';

const KEY = 'mcp-elicitation-playground-panes';
const STEP = 2;
const [LEAST, MOST] = [20, 80];

/** `start`: percent of the space of the panes. */
const BORDERS: { name: string; label: string; orientation: 'vertical' | 'horizontal'; start: number }[] = [
  { name: 'columns', label: 'Width of the request', orientation: 'vertical', start: 50 },
  { name: 'left', label: 'Height of the request', orientation: 'horizontal', start: 62 },
  { name: 'right', label: 'Height of the form', orientation: 'horizontal', start: 72 },
];

/** Adds the borders to the element that contains the panes. */
export function wirePanes(main: HTMLElement) {
  const positions = read();
  for (const { name, label, orientation, start } of BORDERS) {
    const border = element('div', `border ${name}`);
    Object.assign(border, {
      role: 'separator',
      tabIndex: 0,
      ariaOrientation: orientation,
      ariaLabel: label,
      ariaValueMin: String(LEAST),
      ariaValueMax: String(MOST),
    });
    const place = (percent: number) => {
      positions[name] = Math.round(Math.min(Math.max(percent, LEAST), MOST));
      border.ariaValueNow = String(positions[name]);
      main.style.setProperty(`--${name}`, String(positions[name]));
      main.style.setProperty(`--${name}-before`, `${positions[name]}fr`);
      main.style.setProperty(`--${name}-after`, `${100 - positions[name]}fr`);
    };
    const moveTo = (percent: number) => {
      place(percent);
      remember(KEY, JSON.stringify(positions));
    };
    place(positions[name] ?? start);
    border.addEventListener('keydown', (event) => {
      const back = getComputedStyle(main).direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
      const ahead = back === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
      const step = { [back]: -STEP, [ahead]: STEP, ArrowUp: -STEP, ArrowDown: STEP, Home: -100, End: 100 }[event.key];
      const along = event.key.startsWith('Arrow') && (orientation === 'vertical') !== /Left|Right/.test(event.key);
      if (step === undefined || along) return;
      event.preventDefault();
      moveTo(positions[name] + step);
    });
    border.addEventListener('dblclick', () => moveTo(start));
    border.addEventListener('pointerdown', (event) => {
      border.setPointerCapture(event.pointerId);
      event.preventDefault();
      border.focus();
    });
    border.addEventListener('pointermove', (event) => {
      if (border.hasPointerCapture(event.pointerId)) moveTo(percentAt(event, orientation, main));
    });
    main.append(border);
  }
}

/** Returns the position of a pointer between the edges of the adjacent panes, in percent. */
function percentAt({ clientX, clientY }: PointerEvent, orientation: 'vertical' | 'horizontal', main: HTMLElement) {
  const box = (name: string) => (main.querySelector(name) as HTMLElement).getBoundingClientRect();
  const { top, bottom } = main.getBoundingClientRect();
  if (orientation === 'horizontal') return ((clientY - top) / (bottom - top)) * 100;
  const [request, form] = [box('.request'), box('.form')];
  const [left, right] = [Math.min(request.left, form.left), Math.max(request.right, form.right)];
  const share = ((clientX - left) / (right - left)) * 100;
  return request.left <= form.left ? share : 100 - share;
}

function read(): Record<string, number> {
  try {
    const positions = JSON.parse(recall(KEY) ?? '{}');
    return Object.fromEntries(
      BORDERS.map(({ name }) => [name, positions[name]]).filter(([, percent]) => Number.isFinite(percent)),
    );
  } catch {
    return {};
  }
}
