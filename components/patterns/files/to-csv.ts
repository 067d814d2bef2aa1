/** A cell of a table. Numbers are written as they are, `null` as an empty cell. */
export type Cell = string | number | null;

/**
 * Rows as text after RFC 4180: CRLF, and quotes around cells with a comma, quote or line break.
 *
 * Spreadsheets run a cell that begins with `=`, `+`, `-`, `@`, a tab or a line break as a formula, and labels are typed by users:
 * such texts get an apostrophe in front. Numbers don't, so that negative ones stay numbers.
 */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(toField).join(',')}\r\n`).join('');
}

function toField(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : '';
  const text = /^\s*[=+\-@\t\r\n]/u.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
