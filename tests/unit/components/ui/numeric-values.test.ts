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
])('counts the decimals of %d', (value, decimals) => expect(countDecimals(value)).toBe(decimals));

it('goes by steps without the noise of binary fractions, and no further than the bounds', () => {
  expect(stepBy(0.1, 2, tenths)).toBe(0.3);
  expect(stepBy(0.9, 10, tenths)).toBe(1);
  expect(stepBy(-0.9, -10, tenths)).toBe(-1);
  expect(stepBy(0.05, 1, { min: 0.05, max: 1, step: 0.1 })).toBe(0.15);
});

it('keeps numbers within bounds, with the decimals of the step', () => {
  expect(fit(3.7, { min: 0, max: 10, step: 1 })).toBe(4);
  expect(fit(-2000, { min: -1000, max: 3000, step: 10 })).toBe(-1000);
  expect(fit(1234, { min: -1000, max: 3000, step: 10 })).toBe(1234);
});

it('shows the decimals of the step, and further ones that a number from outside has', () => {
  expect([format(1, tenths), format(0.1 + 0.2, tenths), format(0.125, tenths)]).toEqual([
    '1.0',
    '0.3',
    '0.125',
  ]);
  expect(format(123456789, { step: 1 })).toBe('123456789');
});

it.each([
  ['12', 12],
  [' -0.5 ', -0.5],
  ['−3', -3],
  ['.25', 0.25],
  ['7.', 7],
  ['1e3', 1000],
])('reads %j as a number', (text, value) => expect(parse(text)).toBe(value));

it.each(['', '-', '.', '1,000', '12 mm', '0x10', 'Infinity', '1e'])('reads no number in %j', (text) =>
  expect(parse(text)).toBeNull(),
);

it('knows how many characters the longest number takes', () => {
  expect(widthOf({ min: -1000, max: 3000, step: 10 })).toBe(5);
  expect(widthOf({ min: 0, max: 1, step: 0.05 })).toBe(4);
});
