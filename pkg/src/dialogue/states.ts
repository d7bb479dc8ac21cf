// The states of the element for styling, such as `mcp-elicitation:state(open)`: its status, an invalid field, an
// address.
import type { ElicitationStatus } from '../rounds/types.js';

export class States {
  #states;
  #status: ElicitationStatus = 'idle';

  constructor(root: ShadowRoot, states: CustomStateSet | undefined) {
    this.#states = states;
    const { MutationObserver } = globalThis;
    if (!states || !MutationObserver) return;
    const hasElement = (nodes: NodeList) => [...nodes].some(({ nodeType }) => nodeType === 1);
    const update = (records: MutationRecord[]) => {
      let [elementsChanged, validityChanged] = [false, false];
      for (const { type, addedNodes, removedNodes } of records) {
        if (type === 'attributes') validityChanged = true;
        // Writing text changes neither, so a card of a thousand fields is not searched at every key.
        else elementsChanged ||= hasElement(addedNodes) || hasElement(removedNodes);
      }
      if (elementsChanged || validityChanged) this.#show('invalid', root.querySelector('[aria-invalid]'));
      if (elementsChanged) this.#show('url', root.querySelector('[part~="url-card"]'));
    };
    new MutationObserver(update).observe(root, { subtree: true, childList: true, attributeFilter: ['aria-invalid'] });
  }

  /** Replaces the state of the previous status. */
  set status(status: ElicitationStatus) {
    this.#show(this.#status, false);
    this.#show(status, true);
    this.#status = status;
  }

  #show(name: string, isOn: unknown) {
    try {
      this.#states?.[isOn ? 'add' : 'delete'](name);
    } catch {
      // Chrome before 125 does not accept these names.
    }
  }
}
