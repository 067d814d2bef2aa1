import { describe, expect, it } from 'vitest';
import { getMessages } from '@/components/crash/error-messages';

const unreadable = Object.create(null) as object;
Object.defineProperty(unreadable, 'toJSON', {
  get() {
    throw new Error('no');
  },
});

describe('getMessages', () => {
  it('ERR-09 ends where causes go in a circle', () => {
    const error = new Error('A');
    error.cause = new Error('B', { cause: error });
    expect(getMessages(error)).toEqual(['A', 'B']);
    const self = new Error('S');
    self.cause = self;
    expect(getMessages(self)).toEqual(['S']);
  });

  it('ERR-09 ends a row of causes that never ends by itself', () => {
    class Endless extends Error {
      override get cause(): Error {
        return new Endless('again');
      }
    }
    expect(getMessages(new Endless('at first'))).toHaveLength(20);
  });

  it.each([
    [
      'an error and its causes in order',
      new Error('A', { cause: new Error('B', { cause: new Error('C') }) }),
      ['A', 'B', 'C'],
    ],
    ['line breaks', new Error('one\n  two'), ['one\n  two']],
    ['a text', 'broken', ['broken']],
    ['nothing', undefined, ['undefined']],
    ['null', null, ['null']],
    ['a number', 404, ['404']],
    ['an object', { code: 7 }, ['{\n  "code": 7\n}']],
    ['a symbol', Symbol('odd'), ['Symbol(odd)']],
    ['an error without a message', new TypeError(), ['TypeError']],
    ['what cannot be read', unreadable, ['An error that cannot be shown']],
    ['an error caused by a text', new Error('A', { cause: 'B' }), ['A', 'B']],
    ['an error caused by null', new Error('A', { cause: null }), ['A', 'null']],
  ])('ERR-09 shows %s', (_, thrown, messages) => {
    expect(getMessages(thrown)).toEqual(messages);
  });
});
