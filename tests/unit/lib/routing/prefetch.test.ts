import { describe, expect, it } from 'vitest';
import { mayPrefetch } from '@/lib/routing/prefetch';

describe('mayPrefetch', () => {
  it.each([{ effectiveType: '2g' }, { effectiveType: 'slow-2g' }, { saveData: true, effectiveType: '4g' }])(
    'NV-18 nothing is prefetched on %j',
    (connection) => {
      expect(mayPrefetch(connection)).toBe(false);
    },
  );

  it.each([undefined, null, {}, { saveData: false, effectiveType: '3g' }, { effectiveType: '4g' }])(
    'NV-16 pages are prefetched on %j',
    (connection) => {
      expect(mayPrefetch(connection)).toBe(true);
    },
  );
});
