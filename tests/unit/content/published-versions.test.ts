import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { alternateRoute, pickAlternates } from '@/lib/docs/alternate-route';
import { buildAlternates } from '@/lib/docs/alternates';
import { buildSiteModel } from '@/lib/docs/build-model';
import { getVersion } from '@/tests/support/get-version';
import { buildGlobalData, docsPluginName } from '@/lib/docs/global-data';
import { getDocNavigation } from '@/lib/docs/doc-navigation';
import { isDocPath } from '@/lib/routing/is-doc-path';
import { site } from '@/lib/site/config';
import { latestVersionLabel } from '@/lib/site/constants';
import expected from '@/tests/expected/routes.json';

const model = buildSiteModel({ site, contentDir: 'content', includeDrafts: false });
const [current, older] = [getVersion(model, 'current'), getVersion(model, '3.9')];
const pagesOf = { current: expected.versions.latest.pages, '3.9': expected.versions['3.9'].pages };
const addressesIn = (pages: readonly { docId: string; route: string }[]) =>
  new Map(pages.map(({ docId, route }) => [docId, route]));

describe('the latest version and 3.9 in content/', () => {
  it('VER-01 VER-02 VER-03 VER-04 are told to lookups with all of their docs', () => {
    const data = buildGlobalData(model, { breadcrumbs: true })[docsPluginName]?.['default'];
    const docsOf = (pages: readonly { docId: string; route: string }[]) =>
      pages.map(({ docId, route }) => ({ id: docId, path: route, sidebar: 'tutorialSidebar' }));
    expect(data?.versions.map(({ name }) => name)).toEqual(site.versions.map(({ name }) => name));
    expect(data?.versions.filter(({ name }) => name in pagesOf)).toEqual([
      {
        name: 'current',
        label: latestVersionLabel,
        isLast: true,
        path: '/',
        mainDocId: 'Introduction',
        docs: expect.arrayContaining(docsOf(pagesOf.current)),
        draftIds: [],
        sidebars: { tutorialSidebar: { link: { path: '/', label: 'Introduction' } } },
      },
      {
        name: '3.9',
        label: '3.9',
        isLast: false,
        path: '/3.9',
        mainDocId: 'Introduction',
        docs: expect.arrayContaining(docsOf(pagesOf['3.9'])),
        draftIds: [],
        sidebars: { tutorialSidebar: { link: { path: '/3.9/', label: 'Introduction' } } },
      },
    ]);
    expect(addressesIn(pagesOf.current).get('Introduction')).toBe('/');
    expect(addressesIn(pagesOf['3.9']).get('Introduction')).toBe('/3.9/');
  });

  it('VER-05 VER-06 the banner is on 3.9 alone, and leads each page to the same doc or to the home', () => {
    expect([current.banner, older.banner]).toEqual(['none', 'unmaintained']);
    const latest = addressesIn(pagesOf.current);
    const found = older.docs.map((doc) => [
      doc.id,
      getDocNavigation(model, older, doc, { breadcrumbs: true }).latest,
    ]);
    expect(found).toEqual(
      pagesOf['3.9'].map(({ docId }) => [
        docId,
        { href: latest.get(docId) ?? '/', label: latestVersionLabel, sameDoc: latest.has(docId) },
      ]),
    );
  });

  it.each([
    ['latest to 3.9', current, older, '/3.9/'],
    ['3.9 to latest', older, current, '/'],
  ])('VER-08 the menu leads every page from %s, to the same doc or to the home', (_way, from, to, home) => {
    const alternates = buildAlternates([current, older]);
    const there = addressesIn(to === older ? pagesOf['3.9'] : pagesOf.current);
    const found = from.docs.map(({ id, route }) => [
      id,
      alternateRoute(route, from, to, pickAlternates(route, from, alternates), isDocPath),
    ]);
    expect(found).toEqual(from.docs.map(({ id }) => [id, there.get(id) ?? home]));
  });

  it('VER-16 a change in every source of the latest version changes no page of 3.9', () => {
    const root = mkdtempSync(join(tmpdir(), 'docs-frozen-content-'));
    onTestFinished(() => rmSync(root, { recursive: true, force: true }));
    cpSync('content', join(root, 'content'), { recursive: true });
    const docs = { ...site.docs, showLastUpdateTime: false, showLastUpdateAuthor: false };
    const read = () =>
      buildSiteModel({ site: { ...site, docs }, root, contentDir: 'content', includeDrafts: false });
    const pages = (of: ReturnType<typeof read>, name: string) => {
      const version = getVersion(of, name);
      const around = version.docs.map((doc) => getDocNavigation(of, version, doc, { breadcrumbs: true }));
      return structuredClone({ version, around });
    };
    const before = read();
    for (const { file } of getVersion(before, 'current').docs)
      appendFileSync(join(root, file), '\n## Added later\n\nA new section.\n');
    const after = read();
    const bodies = new Set(getVersion(before, 'current').docs.map(({ body }) => body));
    expect(getVersion(after, 'current').docs.filter(({ body }) => bodies.has(body))).toEqual([]);
    expect(pages(after, '3.9')).toEqual(pages(before, '3.9'));
  });
});
