/** Bounds of a number, and by how much keys and buttons change it. */
export interface NumberRange {
  min: number;
  max: number;
  step: number;
}

/** How many decimals a number has as it is written: 0.05 → 2, 1e-7 → 7. */
export function countDecimals(value: number): number {
  const [digits = '', exponent = '0'] = String(value).split('e');
  return Math.max(0, (digits.split('.')[1]?.length ?? 0) - Number(exponent));
}

/** Keeps a number within its bounds and gives it no more decimals than its steps have: no 0.30000000000000004. */
export function fit(value: number, { min, max, step }: NumberRange): number {
  const decimals = Math.min(Math.max(countDecimals(step), countDecimals(min)), 20);
  return Math.min(max, Math.max(min, Number(value.toFixed(decimals))));
}

/** Goes some steps up, or down where `steps` is negative, and no further than the bounds. */
export function stepBy(value: number, steps: number, range: NumberRange): number {
  return fit(value + steps * range.step, range);
}

/** A number as it is shown: with as many decimals as its steps have, or more if it has them itself. */
export function format(value: number, { step }: Pick<NumberRange, 'step'>): string {
  const clean = Number(value.toPrecision(12));
  const decimals = Math.max(countDecimals(step), countDecimals(clean));
  return clean.toFixed(Math.min(decimals, 20));
}

/** The number that is typed; null while it is none, as with `-` or nothing at all. */
export function parse(text: string): number | null {
  const typed = text.trim().replace(/^\u2212/, '-');
  return /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?$/i.test(typed) ? Number(typed) : null;
}

/** The longest text that a value of the range can have, in characters. */
export function widthOf({ min, max, step }: NumberRange): number {
  return Math.max(...[min, max].map((end) => format(end, { step }).length));
}
