import { expect, it } from 'vitest';
import { isDocPath } from '@/lib/routing/is-doc-path';
import { isPageRoute, pageRoutes } from '@/lib/routing/page-routes';

it('RT-07 RT-08 RT-10 RT-11 the list holds every control, both names of the row, patterns and debug pages', () => {
  expect(pageRoutes.filter((route) => route.startsWith('/components/'))).toHaveLength(22);
  expect(pageRoutes).toEqual(
    expect.arrayContaining([
      '/components/ButtonShowcase',
      '/components/ToolButtonListShowcase',
      '/components/ShowcaseRow',
      '/components/ShowcaseRowShowcase',
      '/patterns/DataRowExample',
      '/patterns/patterns-tmtv',
      '/__debug/globalData',
    ]),
  );
  expect(new Set(pageRoutes).size).toBe(pageRoutes.length);
});

it('RT-07 RT-17 page routes match exactly, but for endings', () => {
  expect(isPageRoute('/help')).toBe(true);
  expect(isPageRoute('/patterns/')).toBe(true);
  expect(isPageRoute('/components/ButtonShowcase.html')).toBe(true);
  expect(isPageRoute('/components/buttonshowcase')).toBe(false);
  expect(isPageRoute('/help/x')).toBe(false);
  expect(isPageRoute('/faq/general')).toBe(false);
});

it('SB-01 no page route lies where docs live', () => {
  expect(pageRoutes.filter(isDocPath)).toEqual([]);
  expect(isDocPath('/help.html')).toBe(false);
  expect(isDocPath('/components/')).toBe(false);
});

it('SB-01 docs are not mistaken for pages', () => {
  const docs = ['/', '/3.9/', '/faq/general', '/helpful', '/3.9/components', '/platform/services/ui/'];
  expect(docs.filter((path) => !isDocPath(path))).toEqual([]);
});
