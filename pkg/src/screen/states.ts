// The states of the element for styling, such as `mcp-elicitation:state(open)`: its status, an invalid field, an
// address.
import { INVALID, URL_CARD } from '../../../target/generated/selectors/shell.js';

export class States {
  #root;
  #states;
  #status = '';

  constructor(root: ShadowRoot, states: CustomStateSet | undefined) {
    this.#root = root;
    this.#states = states;
  }

  /** Shows a status in place of the previous one, and reads the other states from the card. */
  read(status: string) {
    this.show(this.#status, false);
    this.show((this.#status = status), true);
    this.show('invalid', this.#root.querySelector(INVALID));
    this.show('url', this.#root.querySelector(URL_CARD));
  }

  show(name: string, isOn: unknown) {
    try {
      this.#states?.[isOn ? 'add' : 'delete'](name);
    } catch {
      // Chrome before 125 does not accept these names.
    }
  }
}
