// Runs before the page is drawn, so that a chosen theme does not flash the other one first.
document.documentElement.dataset.theme = (() => {
  try {
    return localStorage.getItem('mcp-elicitation-playground-theme') ?? '';
  } catch {
    return '';
  }
})();
if (new URLSearchParams(location.search).has('embed')) document.documentElement.dataset.embed = '';
