// VitePress marks its search box as a button and each result as an option that contains links, which screen readers
// cannot reach. This corrects it to its appearance: a dialog with a text field and a list of links.
const WRONG = {
  '.VPLocalSearchBox': ['aria-owns', 'aria-expanded', 'aria-haspopup', 'aria-labelledby'],
  '.VPLocalSearchBox .results, .VPLocalSearchBox .results li': ['role', 'aria-selected', 'aria-labelledby'],
  '.VPLocalSearchBox a.result': ['aria-label'],
  '.VPLocalSearchBox input': ['aria-activedescendant', 'aria-controls', 'aria-autocomplete', 'aria-labelledby'],
};

function correct() {
  if (!document.querySelector('.VPLocalSearchBox')) return;
  for (const [selector, names] of Object.entries(WRONG)) {
    for (const element of document.querySelectorAll(selector)) for (const name of names) element.removeAttribute(name);
  }
  const set = (selector, attributes) => {
    for (const element of document.querySelectorAll(selector))
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  };
  set('.VPLocalSearchBox', { role: 'dialog', 'aria-modal': 'true', 'aria-label': 'Search' });
  set('.VPLocalSearchBox input', { 'aria-label': 'Search' });
  set('.VPLocalSearchBox kbd[aria-label]', { role: 'img' });
}

/** Corrects the search box whenever it is drawn. */
export const watchSearch = () =>
  new MutationObserver(correct).observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['aria-selected', 'aria-activedescendant'],
  });
