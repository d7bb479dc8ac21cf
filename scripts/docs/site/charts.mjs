// Draws charts of tables: `<!-- chart: ms -->` above a table draws a bar for each cell of its rows; `<!-- curves: ms
// -->` draws a line for each row, over the numbers in the heads of the columns. The table stays below the chart, for
// readers who want the figures, and for readers of the page outside the site.

// Each name is above its bar, so that long names fit on a phone too.
const ROW = 46;
const WIDTH = 640;

/** @param {string} text of a page */
export const drawCharts = (text) =>
  text.replace(
    /<!-- (chart|curves): (.*?) -->\n((?:\|.*\n)+)/g,
    (_, kind, unit, table) => `${kind === 'chart' ? chart(unit, table) : curves(unit, table)}\n\n${table}`,
  );

const escape = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const cells = (line) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('`', ''));
const value = (cell) => Number.parseFloat(cell.replace(/[\s,]/g, ''));

/** @param {string} unit @param {string} table */
function chart(unit, table) {
  const [head, , ...lines] = table.trim().split('\n').map(cells);
  const columns = head.slice(1);
  const charts = columns.map((column, place) =>
    bars(
      `${column}${unit ? `, ${unit}` : ''}`,
      lines.map((line) => [line[0], line[place + 1]]),
    ),
  );
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
    return (
      `<g${own}><text y="${y + 16}">${escape(name)}</text><rect y="${y + 23}" width="${long.toFixed(1)}" ` +
      `height="14" rx="3"/><text x="${(long + 8).toFixed(1)}" y="${y + 36}">${escape(cell)}</text></g>`
    );
  });
  // The table below has the same content, so a screen reader only gets the title.
  return (
    `<figure><figcaption>${escape(title)}</figcaption><svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="` +
    `${escape(title)}: the table below has the figures">${drawn.join('')}</svg></figure>`
  );
}

const CURVES = 320;
const LABELS = 215;

/**
 * Both scales are logarithmic, so that linear growth with the number of fields is a straight line.
 * @param {string} unit
 * @param {string} table
 */
function curves(unit, table) {
  const [head, , ...lines] = table.trim().split('\n').map(cells);
  const columns = head.slice(1).map(value);
  const rows = lines.map(([name, ...texts]) => ({ name, values: texts.map(value) }));
  const all = rows.flatMap(({ values }) => values);
  const scale = (from, to, length) => (at) => (length * Math.log(at / from)) / Math.log(to / from);
  const across = scale(columns[0], columns.at(-1), WIDTH - LABELS - 40);
  const up = scale(Math.min(...all), Math.max(...all), CURVES - 60);
  const [x, y] = [(at) => (40 + across(at)).toFixed(1), (at) => CURVES - 30 - up(at)];
  let free = Infinity;
  const drawn = rows
    .toSorted((a, b) => a.values.at(-1) - b.values.at(-1))
    .map(({ name, values }) => {
      // Names that would overlap are moved up.
      free = Math.min(y(values.at(-1)) + 4, free - 16);
      const points = values.map((at, index) => `${x(columns[index])},${y(at).toFixed(1)}`);
      return (
        `<g${/mcp-elicitation/.test(name) ? ' class="own"' : ''}><polyline points="${points.join(' ')}"/><text x="` +
        `${WIDTH - LABELS + 8}" y="${free.toFixed(1)}">${escape(name)} ${values.at(-1)}</text></g>`
      );
    });
  const fields = columns.map((at) => `<text class="axis" x="${x(at)}" y="${CURVES - 6}">${at}</text>`);
  const title = `${head[0]}, ${unit}`;
  return (
    `<div class="charts"><figure><figcaption>${escape(title)}</figcaption><svg class="curves" viewBox="0 0 ${WIDTH} ` +
    `${CURVES}" role="img" aria-label="${escape(title)}: the table below has the figures">${drawn.join('')}` +
    `${fields.join('')}</svg></figure></div>`
  );
}
