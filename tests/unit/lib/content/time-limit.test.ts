import { expect, it } from 'vitest';
import { TimeLimitError, withTimeLimit } from '@/lib/content/time-limit';

const forever = () => {
  for (;;);
};

it('BLD-09 gives what the work gives, and throws what it throws', () => {
  const fail = () => {
    throw new RangeError('too deep');
  };
  expect(withTimeLimit(() => 7, 10_000)).toBe(7);
  expect(() => withTimeLimit(fail, 10_000)).toThrow(new RangeError('too deep'));
});

it('BLD-09 ends a loop and a regular expression that would not end', () => {
  expect(() => withTimeLimit(forever, 50)).toThrow(TimeLimitError);
  expect(() => withTimeLimit(() => /^(a+)+$/.test(`${'a'.repeat(60)}!`), 50)).toThrow(TimeLimitError);
});

it('BLD-09 limits lie in each other, and the work outside goes on', () => {
  const inner = () => {
    try {
      return withTimeLimit(forever, 50);
    } catch (error) {
      return error instanceof TimeLimitError ? 'ended' : 'other';
    }
  };
  const both = withTimeLimit(() => [inner(), withTimeLimit(() => 'next', 10_000)], 10_000);
  expect(both).toEqual(['ended', 'next']);
});
