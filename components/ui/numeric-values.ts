/** Bounds of a number, and the amount by which keys and buttons change it. */
export interface NumberRange {
  min: number;
  max: number;
  step: number;
}

/** Returns how many decimals a number has: 0.05 → 2, 1e-7 → 7. */
export function countDecimals(value: number): number {
  const [digits = '', exponent = '0'] = String(value).split('e');
  return Math.max(0, (digits.split('.')[1]?.length ?? 0) - Number(exponent));
}

/** Clamps a number to its bounds and rounds it to the decimals of its step, so that 0.30000000000000004 becomes 0.3. */
export function fit(value: number, { min, max, step }: NumberRange): number {
  const decimals = Math.min(Math.max(countDecimals(step), countDecimals(min)), 20);
  return Math.min(max, Math.max(min, Number(value.toFixed(decimals))));
}

/** Adds a number of steps, which may be negative, to a value and clamps the result to the bounds. */
export function stepBy(value: number, steps: number, range: NumberRange): number {
  return fit(value + steps * range.step, range);
}

/** Formats a number with as many decimals as its step has, or more if the number has more. */
export function format(value: number, { step }: Pick<NumberRange, 'step'>): string {
  const clean = Number(value.toPrecision(12));
  const decimals = Math.max(countDecimals(step), countDecimals(clean));
  return clean.toFixed(Math.min(decimals, 20));
}

/** Parses a typed number. Returns null for any other text, such as an empty string or a lone minus sign. */
export function parse(text: string): number | null {
  const typed = text.trim().replace(/^\u2212/, '-');
  return /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?$/i.test(typed) ? Number(typed) : null;
}

/** Returns the length of the longer bound as text, which is the width of the field in characters. */
export function widthOf({ min, max, step }: NumberRange): number {
  return Math.max(...[min, max].map((end) => format(end, { step }).length));
}
