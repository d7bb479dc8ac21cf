// The states of the element for styling, such as `mcp-elicitation:state(open)`: its status, an invalid field, an
// address.
import { INVALID, URL_CARD } from '../../../target/generated/selectors/shell.js';
import type { ElicitationStatus } from '../rounds/types.js';

export class States {
  #root;
  #states;
  #status: ElicitationStatus | undefined;

  constructor(root: ShadowRoot, states: CustomStateSet | undefined) {
    this.#root = root;
    this.#states = states;
  }

  /** Replaces the state of the previous status. */
  set status(status: ElicitationStatus) {
    if (status === this.#status) return;
    if (this.#status) this.show(this.#status, false);
    this.show(status, true);
    this.#status = status;
  }

  /** Reads the other states from the card. */
  read() {
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
