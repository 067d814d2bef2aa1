/** Bounds of a number, and the step of keys and buttons. */
export interface NumberRange {
  min: number;
  max: number;
  step: number;
}

/** Number of decimals of a number: 0.05 → 2, 1e-7 → 7. */
export function countDecimals(value: number): number {
  const [digits = '', exponent = '0'] = String(value).split('e');
  return Math.max(0, (digits.split('.')[1]?.length ?? 0) - Number(exponent));
}

/** Clamps a number to its bounds and rounds it to the decimals of its step, so that 0.30000000000000004 becomes 0.3. */
export function fit(value: number, { min, max, step }: NumberRange): number {
  const decimals = Math.min(Math.max(countDecimals(step), countDecimals(min)), 20);
  return Math.min(max, Math.max(min, Number(value.toFixed(decimals))));
}

/** Adds some steps, negative ones too, and clamps the result. */
export function stepBy(value: number, steps: number, range: NumberRange): number {
  return fit(value + steps * range.step, range);
}

/** Formats a number with the decimals of its step, or more if it has more. */
export function format(value: number, { step }: Pick<NumberRange, 'step'>): string {
  const clean = Number(value.toPrecision(12));
  const decimals = Math.max(countDecimals(step), countDecimals(clean));
  return clean.toFixed(Math.min(decimals, 20));
}

/** Parses a typed number; null while it is incomplete, such as `-` or an empty text. */
export function parse(text: string): number | null {
  const typed = text.trim().replace(/^\u2212/, '-');
  return /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?$/i.test(typed) ? Number(typed) : null;
}

/** Length of the longest text of a value in the range. */
export function widthOf({ min, max, step }: NumberRange): number {
  return Math.max(...[min, max].map((end) => format(end, { step }).length));
}
