import { z } from 'zod';

/** Text that is not empty. */
export const text = z.string().min(1);

const flagWords = new Map([
  ...['true', 'yes', 'on'].map((word) => [word, true] as const),
  ...['false', 'no', 'off'].map((word) => [word, false] as const),
]);

/** True or false, also as text: `"false"`, `yes`. */
export const flag = z.preprocess(
  (value) => (typeof value === 'string' ? (flagWords.get(value.trim().toLowerCase()) ?? value) : value),
  z.boolean(),
);

/** A number, also as text: `"3"`. */
export const amount = z.preprocess(
  (value) =>
    typeof value === 'string' && value.trim() !== '' && !Number.isNaN(Number(value)) ? Number(value) : value,
  z.number(),
);

const dayForms = String.raw`\d{4}(?<sign>[-/])\d{1,2}\k<sign>\d{1,2}|\d{1,2}/\d{1,2}/\d{4}|[a-z]{3,9} \d{1,2},? \d{4}|\d{1,2} [a-z]{3,9} \d{4}`;
const dateForm = new RegExp(
  String.raw`^(?:[a-z]{3,9},? )?(?<day>${dayForms})(?:(?:T|,? +)(?<time>\S.*))?$`,
  'i',
);
const zoneAtEnd = /(?:UTC|GMT|[ECMP][SD]T|[+-]\d{1,2}(?::?\d{2})?)(?: \([^)]*\))?$/i;

/**
 * Converts a date, with or without time and zone (default: UTC), to ISO 8601 in UTC; undefined if it is invalid. Besides
 * ISO 8601 it may be written as `5/6/2024` (month first), `May 6, 2024` or `Mon, 06 May 2024 10:30:00 GMT`.
 */
export function toIsoDate(written: string): string | undefined {
  const { day: writtenDay = '', time = '' } = dateForm.exec(written.trim())?.groups ?? {};
  const day = writtenDay.replaceAll('-', '/');
  const clock = time.replace(/Z$/i, ' UTC');
  const date = new Date(`${day} ${clock}${zoneAtEnd.test(clock) ? '' : ' UTC'}`);
  return isRealDay(day) && !Number.isNaN(date.getTime()) ? date.toISOString() : undefined;
}

/** False for dates such as `2/31/2024`, which `Date` would turn into a date in March. */
function isRealDay(day: string): boolean {
  const date = new Date(`${day} UTC`);
  const month = day.includes('/') ? [date.getUTCMonth() + 1] : [];
  const parts = [date.getUTCFullYear(), date.getUTCDate(), ...month];
  return String((day.match(/\d+/g) ?? []).map(Number).toSorted()) === String(parts.toSorted());
}
