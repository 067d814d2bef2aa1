import { expect, it } from 'vitest';
import { isDocPath } from '@/lib/routing/is-doc-path';
import { pageRoutes } from '@/lib/routing/page-routes';

it('SB-01 no page route lies where docs live', () => {
  expect(pageRoutes.filter(isDocPath)).toEqual([]);
  expect(isDocPath('/help.html')).toBe(false);
  expect(isDocPath('/components/')).toBe(false);
});

it('SB-01 docs are not mistaken for pages', () => {
  const docs = ['/', '/3.9/', '/faq/general', '/helpful', '/3.9/components', '/platform/services/ui/'];
  expect(docs.filter((path) => !isDocPath(path))).toEqual([]);
});
