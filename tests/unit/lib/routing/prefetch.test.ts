import { describe, expect, it } from 'vitest';
import { createPrefetchLedger, getPrefetchPath, mayPrefetch } from '@/lib/routing/prefetch';

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

describe('getPrefetchPath', () => {
  const current = 'https://docs.ohif.org/faq/general?x=1';

  it.each([
    ['https://docs.ohif.org/faq/technical', '/faq/technical'],
    ['https://docs.ohif.org/deployment/?a=1#b', '/deployment'],
    ['/help.html', '/help'],
  ])('NV-17 %s is prefetched as %s', (href, path) => {
    expect(getPrefetchPath({ href }, current)).toBe(path);
  });

  it.each([
    ['another host', { href: 'https://ohif.org/faq/technical' }],
    ['another scheme of the same host', { href: 'http://docs.ohif.org/faq/technical' }],
    ['mail', { href: 'mailto:someone@ohif.org' }],
    ['a script address', { href: 'javascript:void(0)' }],
    ['a new tab', { href: '/help', target: '_blank' }],
    ['a download', { href: '/help', download: '' }],
    ['a hash of the page in view', { href: '#x' }],
    ['the page in view under another query', { href: '/faq/general/?y=2' }],
    ['no address at all', { href: 'https://' }],
  ])('NV-21 %s is not prefetched', (_, link) => {
    expect(getPrefetchPath(link, current)).toBeNull();
  });

  it('NV-17 a target of the same window changes nothing', () => {
    expect(getPrefetchPath({ href: '/help', target: '_self', download: null }, current)).toBe('/help');
  });
});

describe('createPrefetchLedger', () => {
  it('NV-16 a page is prefetched once', () => {
    const ledger = createPrefetchLedger(5);
    expect(ledger.claim('/a', 'sight')).toBe(true);
    expect(ledger.claim('/a', 'sight')).toBe(false);
    expect(ledger.claim('/a', 'intent')).toBe(false);
  });

  it('NV-16 NV-17 on sight only so many pages are taken a page view, on intent all', () => {
    const ledger = createPrefetchLedger(2);
    expect(['/a', '/b', '/c'].map((path) => ledger.claim(path, 'sight'))).toEqual([true, true, false]);
    expect(ledger.claim('/c', 'intent')).toBe(true);
    ledger.turnPage();
    expect(ledger.claim('/d', 'sight')).toBe(true);
    expect(ledger.claim('/a', 'sight')).toBe(false);
  });
});
