import { expect, it } from 'vitest';
import { getErrorMessages } from '@/components/crash/crash-screen';

const unreadable = Object.create(null) as object;
Object.defineProperty(unreadable, 'toJSON', {
  get() {
    throw new Error('no');
  },
});

const self = new Error('S');
self.cause = self;
const round = new Error('Round');
round.cause = new Error('and round', { cause: round });
class Endless extends Error {
  override get cause(): Error {
    return new Endless('again');
  }
}

it.each([
  ['undefined', undefined, ['undefined']],
  ['null', null, ['null']],
  ['a text', 'a thrown text', ['a thrown text']],
  ['an object', { code: 7 }, ['{\n  "code": 7\n}']],
  ['a number', 404, ['404']],
  ['a symbol', Symbol('odd'), ['Symbol(odd)']],
  ['an error without a message', new TypeError(), ['TypeError']],
  ['an object that cannot be read', unreadable, ['An error that cannot be shown']],
  ['an error caused by a text', new Error('A', { cause: 'B' }), ['A', 'B']],
  ['an error caused by null', new Error('A', { cause: null }), ['A', 'null']],
  ['an error that is its own cause, once', self, ['S']],
  ['circular causes, each once', round, ['Round', 'and round']],
  ['the first 20 of endless causes', new Endless('at first'), ['at first', ...Array(19).fill('again')]],
])('ERR-09 the crash screen describes what was thrown: %s', (_, thrown, messages) => {
  expect(getErrorMessages(thrown)).toEqual(messages);
});
