/** A cell of a table. Numbers are neither quoted nor escaped, and `null` is an empty cell. */
export type CsvCell = string | number | null;

/**
 * Converts rows to CSV as in RFC 4180, with CRLF line ends and quotes around cells with a comma, quote or line break.
 *
 * Spreadsheets run cells that begin with `=`, `+`, `-`, `@`, a tab or a line break as formulas, and users type the
 * labels, so such strings get a leading apostrophe. Numbers don’t, so that negative numbers stay numbers.
 */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => `${row.map(toField).join(',')}\r\n`).join('');
}

function toField(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : '';
  const text = /^\s*[=+\-@\t\r\n]/u.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
