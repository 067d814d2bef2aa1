import { describe, expect, it } from 'vitest';
import { buildSiteModel } from '@/lib/docs/build-model';
import { followFolders } from '@/lib/docs/build-version';
import { getVersion } from '@/tests/support/get-version';
import { getNeighbors } from '@/lib/docs/doc-navigation';
import type { NavNode } from '@/lib/docs/types';
import { getTermForms } from '@/lib/glossary/term-forms';
import { compileCached } from '@/lib/mdx/cache';
import { site } from '@/lib/site/config';
import expected from '@/tests/expected/routes.json';

interface ExpectedNode {
  label?: string;
  route?: string;
  category?: string;
  link?: string | null;
  items?: ExpectedNode[];
}

/** The pages of the original site; pages that were added since are not compared. */
const originals = new Set(
  Object.values(expected.versions).flatMap(({ pages }) => pages.map(({ route }) => route)),
);
const isOriginal = ({ route }: { route: string }) => originals.has(route);

const model = buildSiteModel({
  site,
  contentDir: 'content',
  includeDrafts: false,
  buildSidebars: (input) =>
    followFolders({ ...input, docs: input.docs.filter(isOriginal) }, site.docs.sidebarId),
});
const terms = getTermForms(model.glossary);

const toPlain = (nodes: readonly NavNode[]): unknown[] =>
  nodes.map((node) =>
    node.type === 'link'
      ? { label: node.label, href: node.href }
      : { label: node.label, href: node.href ?? null, items: toPlain(node.items) },
  );

const toPlainExpected = (nodes: readonly ExpectedNode[]): unknown[] =>
  nodes.map(({ label, route, category, link, items }) =>
    items === undefined
      ? { label, href: route }
      : { label: category, href: link, items: toPlainExpected(items) },
  );

/** A title without the marks of Markdown, as pages show it. */
const asRead = (title: string) => title.replace(/\*\*/g, '');

const toNeighbor = (link: { title: string; route: string } | null) =>
  link && { label: link.title, href: link.route };

describe.each([
  ['latest' as const, 'current', 153, 'RT-12'],
  ['3.9' as const, '3.9', 123, 'RT-13'],
])('the pages in content/%s', (folder, name, count, row) => {
  const version = getVersion(model, name);
  const docs = version.docs.filter(isOriginal);
  const { pages, sidebarTree } = expected.versions[folder];

  it(`${row} are the ${count} of the original, in its order, with its addresses and titles`, () => {
    expect(docs).toHaveLength(count);
    expect(docs.map(({ id, route, source, title }) => ({ id, route, source, title }))).toEqual(
      pages.map(({ docId, route, source, title }) => ({ id: docId, route, source, title: asRead(title) })),
    );
  });

  it('SB-02 SB-03 VER-02 have the places and labels of the original in the sidebar, the home first', () => {
    expect(Object.keys(version.sidebars)).toEqual(['tutorialSidebar']);
    const home = { label: 'Introduction', href: folder === 'latest' ? '/' : '/3.9/' };
    expect(version.sidebars['tutorialSidebar']?.[0]).toMatchObject(home);
    expect(toPlain(version.sidebars['tutorialSidebar'] ?? [])).toEqual(toPlainExpected(sidebarTree));
  });

  it('DOC-14 DOC-15 have the neighbors of the original', () => {
    const found = docs.map((doc) => ({ id: doc.id, ...getNeighbors(version, doc) }));
    expect(found).toEqual(
      pages.map(({ docId, previous, next }) => ({
        id: docId,
        previous: toNeighbor(previous),
        next: toNeighbor(next),
      })),
    );
  });

  it(
    `${row} have every anchor of the original, at the same level and in its order`,
    {
      timeout: 300_000,
    },
    async () => {
      const bodies = new Map(version.docs.map(({ id, body }) => [id, body]));
      let anchors = 0;
      for (const { docId, headings, deeper } of pages) {
        const compiled = await compileCached(bodies.get(docId) ?? '', terms);
        const wanted = headings.map(({ level, id }) => `h${level} ${id}`);
        const found = compiled.headings.map(({ level, id }) => `h${level} ${id}`);
        expect({ docId, anchors: found.filter((entry) => wanted.includes(entry)) }).toEqual({
          docId,
          anchors: wanted,
        });
        const ids = new Set([...compiled.headings.map(({ id }) => id), ...compiled.anchors]);
        expect({ docId, missing: deeper.filter((id) => !ids.has(id)) }).toEqual({ docId, missing: [] });
        anchors += wanted.length + deeper.length;
      }
      expect(anchors).toBeGreaterThan(count * 5);
    },
  );
});

it('SB-19 every entry of the 3.9 sidebar, and every neighbor of its pages, is below /3.9/', () => {
  const version = getVersion(model, '3.9');
  const hrefs = (nodes: readonly NavNode[]): (string | undefined)[] =>
    nodes.flatMap((node) =>
      node.type === 'link'
        ? [node.href]
        : [node.firstHref, node.href ?? node.firstHref, ...hrefs(node.items)],
    );
  const neighbors = version.docs.flatMap((doc) => {
    const { previous, next } = getNeighbors(version, doc);
    return [previous, next].flatMap((link) => link?.href ?? []);
  });
  const all = [...Object.values(version.sidebars).flatMap(hrefs), ...neighbors];
  expect(all.length).toBeGreaterThan(300);
  expect(all.filter((href) => !href?.startsWith('/3.9/'))).toEqual([]);
});

it('RT-14 RT-15 RT-16 the two trees differ in the pages that they should', () => {
  const idsOf = (name: string) =>
    getVersion(model, name)
      .docs.filter(isOriginal)
      .map(({ id }) => id);
  const [latest, older] = [idsOf('current'), idsOf('3.9')];
  expect(older.filter((id) => !latest.includes(id))).toEqual([
    'deployment/docker',
    'platform/services/ui/customization-service',
  ]);
  const added = latest.filter((id) => !older.includes(id));
  const named = ['deployment/azure', 'deployment/docker/docker', 'deployment/docker/ssl'];
  named.push('platform/services/data/MultiMonitorService');
  expect(added).toEqual(expect.arrayContaining(named));
  const groups = ['migration-guide/3p9-to-3p10/', 'platform/services/customization-service/'];
  const grouped = added.filter((id) => groups.some((group) => id.startsWith(group)));
  expect(grouped).toHaveLength(28);
  expect(added).toHaveLength(named.length + grouped.length);
  const both = ['deployment/static-assets', 'development/ohif-cli', 'platform/services/ui/cine-service'];
  for (const id of both) expect([latest.includes(id), older.includes(id)]).toEqual([true, true]);
});
