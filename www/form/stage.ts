// The appearance of the form in a chat: width, layout, colours and direction, and the treatment of secrets.
import { element } from '../page/dom.js';
import { CHOICES, type Look } from '../page/look.js';

export class Stage {
  #stage;
  #card;
  #look: Look = {};
  #controls: Record<string, HTMLSelectElement> = {};
  #forced: CSSStyleSheet | undefined;

  /**
   * @param stage contains the form
   * @param changed is called with true if the change only affects the next question of the card
   */
  constructor(
    stage: HTMLElement,
    card: HTMLElement & { layout: string; sensitive: string },
    changed: (isForNext: boolean) => void,
  ) {
    this.#stage = stage;
    this.#card = card;
    const bar = element('div', 'stage-bar');
    Object.assign(bar, { role: 'group', ariaLabel: 'How the form is shown' });
    for (const [name, { label, values }] of Object.entries(CHOICES)) {
      const control = element('select');
      Object.assign(control, { ariaLabel: label, title: label });
      // Objects list numeric keys first.
      const options = Object.entries(values).toSorted(([one], [other]) => Number(other === '') - Number(one === ''));
      control.append(...options.map(([value, title]) => new Option(title, value)));
      control.addEventListener('change', () => {
        if (control.value) this.#look[name] = control.value;
        else delete this.#look[name];
        this.#apply();
        changed(name === 'layout' || name === 'sensitive');
      });
      this.#controls[name] = control;
      bar.append(control);
    }
    stage.before(bar);
  }

  /** Applies a look, which later choices change. */
  configure(look: Look) {
    this.#look = look;
    for (const [name, control] of Object.entries(this.#controls)) control.value = look[name] ?? '';
    this.#apply();
  }

  #apply() {
    const { width, layout, colours, direction, sensitive } = this.#look;
    const { style } = this.#stage;
    style.setProperty('--card-width', width ? `${width}px` : '');
    style.colorScheme = colours === 'forced' ? 'dark' : (colours ?? '');
    this.#stage.dir = direction ?? '';
    this.#stage.dataset.width = width ?? '';
    this.#stage.classList.toggle('forced', colours === 'forced');
    this.#card.layout = layout ?? 'card';
    this.#card.sensitive = sensitive ?? 'warn';
    void this.#force(colours === 'forced');
  }

  /**
   * Simulates forced colours, which a page cannot switch on: it applies the system colours to the whole card, and then
   * the rules of the card's own style sheet for that case.
   */
  async #force(on: boolean) {
    const root = this.#card.shadowRoot;
    if (!root) return;
    const others = root.adoptedStyleSheets.filter((sheet) => sheet !== this.#forced);
    if (!on) {
      root.adoptedStyleSheets = others;
      return;
    }
    const own = others
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule instanceof CSSMediaRule && rule.conditionText.includes('forced-colors'));
    this.#forced = new CSSStyleSheet();
    this.#forced.replaceSync(
      FORCED +
        own
          .flatMap((rule) => [...(rule as CSSMediaRule).cssRules])
          .map((rule) => rule.cssText)
          .join('\n'),
    );
    root.adoptedStyleSheets = [...others, this.#forced];
  }
}

const FORCED = `
  * {
    color: CanvasText !important; background-color: Canvas !important; border-color: CanvasText !important;
    box-shadow: none !important; text-shadow: none !important;
  }
  button {
    color: ButtonText !important; background-color: ButtonFace !important; border-color: ButtonBorder !important;
  }
  input, select, textarea { color: FieldText !important; background-color: Field !important; }
  :disabled { color: GrayText !important; }
  .buttons .go { color: HighlightText !important; background-color: Highlight !important; }
`;
