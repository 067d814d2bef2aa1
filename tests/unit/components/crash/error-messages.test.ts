import { expect, it } from 'vitest';
import { getErrorMessages } from '@/components/crash/error-messages';

const unreadable = Object.create(null) as object;
Object.defineProperty(unreadable, 'toJSON', {
  get() {
    throw new Error('no');
  },
});

it('ERR-09 ends where an error is its own cause', () => {
  const self = new Error('S');
  self.cause = self;
  expect(getErrorMessages(self)).toEqual(['S']);
});

it('ERR-09 ends a row of causes that never ends by itself', () => {
  class Endless extends Error {
    override get cause(): Error {
      return new Endless('again');
    }
  }
  expect(getErrorMessages(new Endless('at first'))).toHaveLength(20);
});

it.each([
  ['nothing', undefined, ['undefined']],
  ['a number', 404, ['404']],
  ['a symbol', Symbol('odd'), ['Symbol(odd)']],
  ['an error without a message', new TypeError(), ['TypeError']],
  ['what cannot be read', unreadable, ['An error that cannot be shown']],
  ['an error caused by a text', new Error('A', { cause: 'B' }), ['A', 'B']],
  ['an error caused by null', new Error('A', { cause: null }), ['A', 'null']],
])('ERR-09 shows %s', (_, thrown, messages) => {
  expect(getErrorMessages(thrown)).toEqual(messages);
});
