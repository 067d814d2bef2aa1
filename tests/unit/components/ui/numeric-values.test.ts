import { expect, it } from 'vitest';
import { countDecimals, fit, format, parse, stepBy, widthOf } from '@/components/ui/numeric-values';

const tenths = { min: -1, max: 1, step: 0.1 };

it.each([
  [1, 0],
  [0.05, 2],
  [1e-7, 7],
  [1.5e-7, 8],
  [1e21, 0],
  [-2.25, 2],
])('counting the decimals of %d returns %d', (value, decimals) =>
  expect(countDecimals(value)).toBe(decimals),
);

it.each([
  [0.1, 2, tenths, 0.3],
  [0.9, 10, tenths, 1],
  [-0.9, -10, tenths, -1],
  [0.05, 1, { min: 0.05, max: 1, step: 0.1 }, 0.15],
])(
  'the value %d changed by %d steps of %o is %d, without binary rounding errors',
  (value, steps, range, next) => {
    expect(stepBy(value, steps, range)).toBe(next);
  },
);

const hounsfield = { min: -1000, max: 3000, step: 10 };

it.each([
  [3.7, { min: 0, max: 10, step: 1 }, 4],
  [-2000, hounsfield, -1000],
  [1234, hounsfield, 1234],
])('the value %d is limited to the range %o as %d, with the decimals of its step', (value, range, fitted) => {
  expect(fit(value, range)).toBe(fitted);
});

it('a number is shown with the decimals of the step, or with more if it has them; its field fits the longest value', () => {
  const shown = [1, 0.1 + 0.2, 0.125].map((value) => format(value, tenths));
  expect(shown).toEqual(['1.0', '0.3', '0.125']);
  expect(format(123456789, { step: 1 })).toBe('123456789');
  expect([widthOf(hounsfield), widthOf({ min: 0, max: 1, step: 0.05 })]).toEqual([5, 4]);
});

it.each<[string, number | null]>([
  ['12', 12],
  [' -0.5 ', -0.5],
  ['−3', -3],
  ['.25', 0.25],
  ['7.', 7],
  ['1e3', 1000],
  ...['', '-', '.', '1,000', '12 mm', '0x10', 'Infinity', '1e'].map((text): [string, null] => [text, null]),
])('the text %j of a number field is parsed as %s', (text, value) => expect(parse(text)).toBe(value));
