import { describe, expect, it } from 'vitest';
import { parseNumberPrefix } from '@/lib/content/number-prefix';
import type { Doc } from '@/lib/content/types';
import { buildVersion } from '@/lib/docs/build-version';
import { buildRouteParams } from '@/lib/docs/route-params';
import { getNeighbors } from '@/lib/docs/neighbors';
import type { NavNode, Neighbor } from '@/lib/docs/types';
import { flattenNav } from '@/lib/docs/walk-nav';
import indexLabels from '@/tests/expected/index-labels.json';
import expected from '@/tests/expected/routes.json';
import { latestConfig, makeCategory, makeDoc, olderConfig } from '@/tests/support/make-model';

type VersionKey = 'latest' | '3.9';
type ExpectedPage = (typeof expected.versions)['latest']['pages'][number];

interface ExpectedNode {
  label?: string;
  route?: string;
  category?: string;
  link?: string | null;
  items?: ExpectedNode[];
}

const configs = { latest: latestConfig, '3.9': olderConfig };

/** The label that the page itself asks for: the expected one is the category's where the page is its index. */
function getOwnLabel(key: VersionKey, page: ExpectedPage): string | undefined {
  const ofIndexes: Record<string, string> = indexLabels[key];
  return page.isCategoryIndex ? ofIndexes[page.source] : page.sidebar_label;
}

/** The position as frontmatter would give it: left out where the number of the file name says the same. */
function getOwnPosition({ source, sidebar_position: position }: ExpectedPage): { sidebar_position?: number } {
  const name = source.slice(source.lastIndexOf('/') + 1).replace(/\.mdx?$/, '');
  if (position === null || parseNumberPrefix(name).number === position) return {};
  return { sidebar_position: position };
}

function buildDocs(key: VersionKey): Doc[] {
  const pages: ExpectedPage[] = expected.versions[key].pages;
  return pages
    .toSorted((a, b) => (a.source < b.source ? -1 : 1))
    .map((page) =>
      makeDoc(
        page.source,
        {
          id: page.docId,
          route: page.route,
          title: page.title,
          label: getOwnLabel(key, page) ?? page.title,
          frontmatter: getOwnPosition(page),
        },
        configs[key],
      ),
    );
}

function buildExpectedVersion(key: VersionKey) {
  const categories = expected.categoryFiles
    .filter(({ version }) => version === key)
    .map(({ dir, label, position }) => makeCategory(dir, { label, position }));
  return buildVersion(buildDocs(key), categories, configs[key]);
}

function toPlain(nodes: readonly NavNode[]): unknown[] {
  return nodes.map((node) =>
    node.type === 'link'
      ? { label: node.label, href: node.href }
      : { label: node.label, href: node.href ?? null, items: toPlain(node.items) },
  );
}

function toPlainExpected(nodes: readonly ExpectedNode[]): unknown[] {
  return nodes.map((node) =>
    node.items === undefined
      ? { label: node.label, href: node.route }
      : { label: node.category, href: node.link, items: toPlainExpected(node.items) },
  );
}

function toNeighbor(link: { title: string; route: string } | null): Neighbor | null {
  return link && { label: link.title, href: link.route };
}

describe.each([
  ['latest' as const, 153, 'RT-12'],
  ['3.9' as const, 123, 'RT-13'],
])('the sidebar of %s', (key, count, routeRow) => {
  const version = buildExpectedVersion(key);
  const pages: ExpectedPage[] = expected.versions[key].pages;

  it('SB-02 BLD-10 labels, order and addresses are those of the original', () => {
    expect(toPlain(version.sidebars['tutorialSidebar'] ?? [])).toEqual(
      toPlainExpected(expected.versions[key].sidebarTree),
    );
  });

  it(`${routeRow} DOC-15 all ${count} docs stand in it, in the original's order`, () => {
    const order = flattenNav(version.sidebars['tutorialSidebar'] ?? []).map(({ docId }) => docId);
    expect(order).toHaveLength(count);
    expect(order).toEqual(pages.map(({ docId }) => docId));
    expect(version.docs.map(({ id }) => id)).toEqual(order);
  });

  it('DOC-14 DOC-15 previous and next of every page are those of the original', () => {
    const byId = new Map(version.docs.map((doc) => [doc.id, doc]));
    const found = pages.map(({ docId }) => {
      const doc = byId.get(docId);
      return { docId, ...(doc && getNeighbors(version, doc)) };
    });
    expect(found).toEqual(
      pages.map(({ docId, previous, next }) => ({
        docId,
        previous: toNeighbor(previous),
        next: toNeighbor(next),
      })),
    );
  });

  it(`${routeRow} every route has its parameters, and the home has none`, () => {
    const prefix = key === 'latest' ? '' : '/3.9';
    const folder = key === 'latest' ? 'current' : key;
    const params = buildRouteParams({ versions: [version] }, ['3.9'])[folder] ?? [];
    const paths = params.map(({ slug }) => `${prefix}/${slug.join('/')}`);
    expect(paths).toEqual(
      pages.map(({ route }) => (route === `${prefix}/` ? route : route.replace(/\/$/, ''))),
    );
  });

  it('SB-03 VER-04 the first entry is "Introduction" and leads to the home', () => {
    expect(version.sidebars['tutorialSidebar']?.[0]).toMatchObject({
      type: 'link',
      label: 'Introduction',
      href: key === 'latest' ? '/' : '/3.9/',
    });
    expect(version.mainDocId).toBe('Introduction');
  });

  it('SB-18 every category names the address of its first page', () => {
    const firsts = (nodes: readonly NavNode[]): string[] =>
      nodes.flatMap((node) => (node.type === 'category' ? [node.firstHref, ...firsts(node.items)] : []));
    const routes = new Set(pages.map(({ route }) => route));
    expect(firsts(version.sidebars['tutorialSidebar'] ?? []).filter((href) => !routes.has(href))).toEqual([]);
    const configuration = version.sidebars['tutorialSidebar']?.find(({ label }) => label === 'Configuration');
    expect(configuration).toMatchObject({
      firstHref: `${key === 'latest' ? '' : '/3.9'}/configuration/configurationFiles`,
    });
    expect(configuration).not.toHaveProperty('href');
  });
});

it('SB-19 the 3.9 sidebar links below /3.9 only', () => {
  const pages = flattenNav(buildExpectedVersion('3.9').sidebars['tutorialSidebar'] ?? []);
  expect(pages.filter(({ href }) => !href.startsWith('/3.9/'))).toEqual([]);
});
