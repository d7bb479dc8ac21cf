// Charts of the tables that ask for one: `<!-- chart: ms -->` above a table draws its rows as bars, a bar a cell.
// The table stays below, for who reads figures, and for readers of the page elsewhere.

// Each row has its name above its bar, so that any name fits on a phone too.
const ROW = 46;
const WIDTH = 640;

/** @param {string} text of a page */
export const drawCharts = (text) =>
  text.replace(/<!-- chart: (.*?) -->\n((?:\|.*\n)+)/g, (_, unit, table) => `${chart(unit, table)}\n\n${table}`);

const escape = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const cells = (line) => line.split('|').slice(1, -1).map((cell) => cell.trim().replaceAll('`', ''));
const value = (cell) => Number.parseFloat(cell.replace(/[\s,]/g, ''));

/** @param {string} unit @param {string} table */
function chart(unit, table) {
  const [head, , ...lines] = table.trim().split('\n').map(cells);
  const columns = head.slice(1);
  const charts = columns.map((column, place) => bars(`${column}${unit ? `, ${unit}` : ''}`, lines.map((line) => [line[0], line[place + 1]])));
  return `<div class="charts">${charts.join('')}</div>`;
}

/** @param {string} title @param {string[][]} rows name and cell of each */
function bars(title, rows) {
  const most = Math.max(...rows.map(([, cell]) => value(cell) || 0));
  const height = rows.length * ROW;
  const drawn = rows.map(([name, cell], index) => {
    const long = ((WIDTH - 80) * (value(cell) || 0)) / most;
    const own = /mcp-elicitation|^\./.test(name) ? ' class="own"' : '';
    const y = index * ROW;
    return `<g${own}><text y="${y + 16}">${escape(name)}</text><rect y="${y + 23}" width="${long.toFixed(1)}" height="14" rx="3"/><text x="${(long + 8).toFixed(1)}" y="${y + 36}">${escape(cell)}</text></g>`;
  });
  // The table below says the same, so a screen reader gets the title alone.
  return `<figure><figcaption>${escape(title)}</figcaption><svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escape(title)}: the table below has the figures">${drawn.join('')}</svg></figure>`;
}
