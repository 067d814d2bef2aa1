import { expect, it } from 'vitest';
import { decodePath } from '@/lib/routing/decode-path';

it('NV-05 escapes are decoded and malformed ones do not throw', () => {
  expect(decodePath('caf%C3%A9')).toBe('café');
  expect(decodePath('%E0%A4%A')).toBe('%E0%A4%A');
});
