import { afterAll, expect, it, vi } from 'vitest';
import { getDoc, getVersion } from '@/tests/support/get-version';
import { resolveDocLink } from '@/lib/docs/resolve-link';

// Settings are read when their module is loaded, so the site is named before.
vi.hoisted(() => {
  process.env.CONTENT_DIR = 'tests/fixtures/docusaurus/site';
});
const { importedSource } = await import('@/scripts/import-site');
const { readSiteModel } = await import('@/lib/docs/site-model');

afterAll(() => {
  for (const name of ['CONTENT_DIR', 'DOCS_CONTENT_DIR', 'DOCS_SITE', 'DOCS_BASE_PATH'])
    Reflect.deleteProperty(process.env, name);
});

it('RT-23 BLD-07 pages of the site that CONTENT_DIR names are the model, and their links reach files of other versions', () => {
  const next = getVersion(readSiteModel({ source: importedSource }), 'current');
  const intro = getDoc(next, 'intro');
  expect(next.label).toBe('Next tide');
  expect(resolveDocLink(intro, '../versioned_docs/version-1.0/intro.md', next)).toMatchObject({
    kind: 'doc',
    href: '/manual/intro',
  });
});
