// Runs before the page is drawn, so that a chosen theme does not flash the other one first.
document.documentElement.dataset.theme = (() => {
  try {
    return localStorage.getItem('mcp-elicitation-playground-theme') ?? '';
  } catch {
    return '';
  }
})();
if (new URLSearchParams(location.search).has('embed')) document.documentElement.dataset.embed = '';
// What the last visit left takes the place of the first example.
document.documentElement.toggleAttribute('data-returns', (() => {
  try {
    return location.hash !== '' || localStorage.getItem('mcp-elicitation-playground') !== null;
  } catch {
    return false;
  }
})());
