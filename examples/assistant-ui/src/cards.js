// Connects a tool call with the card at its place in the thread.
const places = new Map();

function place(id) {
  if (!places.has(id)) {
    const made = {};
    made.element = new Promise((resolve) => (made.give = resolve));
    places.set(id, made);
  }
  return places.get(id);
}

/** @param {string} id of a tool call @param {Element | null} element what React has rendered for it */
export const give = (id, element) => element && place(id).give(element);

/** Returns the element of a tool call as soon as the thread shows it. */
export const cardOf = (id) => place(id).element;
