import { expect, it } from 'vitest';
import { isDocPath } from '@/lib/routing/is-doc-path';
import { pageRoutes } from '@/lib/routing/page-routes';
import { controlNames } from '@/lib/site/showcase-names';

it('RT-07 RT-08 RT-10 RT-11 the list holds every control, both names of the row, patterns and debug pages', () => {
  // The row has two addresses.
  expect(pageRoutes.filter((route) => route.startsWith('/components/'))).toHaveLength(
    controlNames.length + 1,
  );
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

it('SB-01 no page route lies where docs live', () => {
  expect(pageRoutes.filter(isDocPath)).toEqual([]);
  expect(isDocPath('/help.html')).toBe(false);
  expect(isDocPath('/components/')).toBe(false);
});

it('SB-01 docs are not mistaken for pages', () => {
  const docs = ['/', '/3.9/', '/faq/general', '/helpful', '/3.9/components', '/platform/services/ui/'];
  expect(docs.filter((path) => !isDocPath(path))).toEqual([]);
});
