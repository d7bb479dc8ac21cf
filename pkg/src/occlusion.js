// Whether something lies over the buttons of a card, even if presses go through it (`docs/security.md` R29): browsers that have
// `trackVisibility` say so.

/**
 * Whether a page of another origin holds this one, and so could lay something over the card.
 * @param {Window | undefined} [view]
 */
export function isFramed(view = globalThis.window) {
  try {
    for (let at = view; at && at !== at.parent; at = at.parent) if (at.parent.origin !== view?.origin) return true;
    return false;
  } catch {
    // It may not be asked for its origin: so it is another one.
    return true;
  }
}

const VEILS = ['filter', 'backdropFilter', 'transform', 'scale', 'rotate', 'translate', 'perspective', 'maskImage', 'clipPath'];

/**
 * What a browser cannot see through, but a person can: with one of these round the element, it reports nothing.
 * @param {Element | null} element
 * @returns {boolean}
 */
function isVeiled(element) {
  for (let at = element; at; ) {
    const style = /** @type {any} */ (getComputedStyle(at));
    if (style.opacity !== '1' || style.mixBlendMode !== 'normal' || VEILS.some((name) => (style[name] ?? 'none') !== 'none')) return true;
    const root = at.getRootNode();
    at = at.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  }
  return false;
}

let warned = false;

/** Once: whoever builds the page sees a button that cannot be pressed, and may not see what lies over it. */
function warn() {
  if (!warned) console.warn('<mcp-elicitation>: something lies over the buttons, perhaps unseen, so nothing can be sent: see docs/hosts.md.');
  warned = true;
}

/**
 * Observes the buttons of the card in a root, which may be drawn anew at any time.
 * @param {ShadowRoot} root
 * @param {(occluded: boolean) => void} notify
 * @returns {() => void} ends it
 */
export function observeOcclusion(root, notify) {
  const { IntersectionObserver, MutationObserver } = globalThis;
  if (!IntersectionObserver || !('isVisible' in (globalThis.IntersectionObserverEntry?.prototype ?? {}))) return () => {};
  /** @type {Element | null} */
  let observed = null;
  let occluded = false;
  const seen = new IntersectionObserver(
    (entries) => {
      const { target, isIntersecting, isVisible } = /** @type {any} */ (entries.at(-1));
      const now = target === observed && isIntersecting && !isVisible && !isVeiled(target);
      if (now) warn();
      if (now !== occluded) notify((occluded = now));
    },
    /** @type {any} */ ({ threshold: [1], trackVisibility: true, delay: 100 }),
  );
  const observe = () => {
    // Not the whole footer: the soft shadow of what stands next to the card would count as lying over its edge.
    const buttons = root.querySelector('#accept')?.parentElement ?? null;
    if (buttons === observed) return;
    seen.disconnect();
    observed = buttons;
    if (buttons) seen.observe(buttons);
  };
  const drawn = new MutationObserver(observe);
  drawn.observe(root, { childList: true, subtree: true });
  observe();
  return () => {
    drawn.disconnect();
    seen.disconnect();
  };
}
