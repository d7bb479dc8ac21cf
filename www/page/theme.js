// Runs before the page is drawn, so that the wrong theme does not flash.
document.documentElement.dataset.theme = (() => {
  try {
    return localStorage.getItem('mcp-elicitation-playground-theme') ?? '';
  } catch {
    return '';
  }
})();
if (new URLSearchParams(location.search).has('embed')) document.documentElement.dataset.embed = '';
// The state of the last visit replaces the first example.
document.documentElement.toggleAttribute(
  'data-returns',
  (() => {
    try {
      return location.hash !== '' || localStorage.getItem('mcp-elicitation-playground') !== null;
    } catch {
      return false;
    }
  })(),
);
