import { describe, expect, it } from 'vitest';
import { getMessages } from '@/components/shell/crash-screen';

describe('getMessages', () => {
  it('ERR-09 lists an error and its causes in order', () => {
    const error = new Error('A', { cause: new Error('B', { cause: 'C' }) });
    expect(getMessages(error)).toEqual(['A', 'B', 'C']);
  });

  it('ERR-09 ends where causes go in a circle', () => {
    const error = new Error('A');
    error.cause = new Error('B', { cause: error });
    expect(getMessages(error)).toEqual(['A', 'B']);
  });
});
