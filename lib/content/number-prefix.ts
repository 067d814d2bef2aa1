/** A file or folder name taken apart: `01-intro` → `{ name: 'intro', number: 1 }`. */
export interface NumberedName {
  name: string;
  /** The order number in front, or null when there is none. */
  number: number | null;
}

/** Digits, a separator of `-`, `_`, `.` with optional blanks, then the name; `2021-11-03` and `7.0` are no order numbers. */
const orderNumber = /^(?!\d+[-_.]\d)(\d+)\s*[-_.]+\s*(?=[^-_.\s])(.+)$/;

/**
 * Splits a leading order number off a file or folder name (no extension). Dates, version numbers and names such as
 * `1a-Colors` or `3p9-to-3p10` have none.
 * @see acceptance RT-23
 */
export function parseNumberPrefix(name: string): NumberedName {
  const match = orderNumber.exec(name);
  if (match?.[1] === undefined || match[2] === undefined) return { name, number: null };
  return { name: match[2], number: Number.parseInt(match[1], 10) };
}

/** Drops the order number of every part of a path: `1-general/02-hotkeys` → `general/hotkeys`. @see acceptance RT-23 */
export function stripNumberPrefixes(path: string): string {
  return path
    .split('/')
    .map((part) => parseNumberPrefix(part).name)
    .join('/');
}
