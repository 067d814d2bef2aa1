import { describe, expect, it } from 'vitest';
import {
  attribute,
  children,
  findAll,
  findTags,
  hasClass,
  readPage,
  textOf,
  type Element,
  type Node,
} from '../support/built-page';
import { expectedVersions, type ExpectedNode } from '../support/expected-routes';

interface MenuNode {
  label: string;
  href: string | undefined;
  items: MenuNode[] | null;
}

function readMenu(list: Element): MenuNode[] {
  return children(list).map((item) => {
    const [link] = findAll(item, (element) => hasClass(element, 'menu-link'));
    const inner = children(item).find((element) => element.tagName === 'ul');
    if (!link) throw new Error('A sidebar entry holds no link.');
    return { label: textOf(link), href: attribute(link, 'href'), items: inner ? readMenu(inner) : null };
  });
}

function readSidebar({ route, document }: { route: string; document: Node }): MenuNode[] {
  const navs = findAll(document, (element) => attribute(element, 'aria-label') === 'Docs sidebar');
  const [list, ...others] = navs.flatMap((nav) => children(nav).filter(({ tagName }) => tagName === 'ul'));
  if (!list || others.length > 0) throw new Error(`${route} has ${navs.length} sidebars.`);
  return readMenu(list);
}

const firstRoute = (node: ExpectedNode): string | undefined =>
  node.route ?? node.link ?? node.items?.map(firstRoute).find(Boolean);

/**
 * Compares a sidebar with the former one, leaving out pages that the former site did not have. A closed category has no
 * entries in HTML, an open one all of them. @returns the number of open categories
 */
function countSameOpen(
  menu: readonly MenuNode[],
  tree: readonly ExpectedNode[],
  former: Set<string>,
): number {
  const known = menu.filter(({ href }) => href !== undefined && former.has(href));
  expect(known.map(({ label, href }) => ({ label, href }))).toEqual(
    tree.map((node) => ({
      label: (node.label ?? node.category ?? '').replace(/\s+/g, ' '),
      href: firstRoute(node),
    })),
  );
  const open = known.map(({ items }, index) =>
    items ? 1 + countSameOpen(items, tree[index]?.items ?? [], former) : 0,
  );
  return open.reduce((sum, count) => sum + count, 0);
}

/** Removes the section, which is part of titles that would not be unique otherwise (page-shape.test.ts). */
const withoutSection = (title: string) => title.replace(/ · [^|]+(?= \| )/, '');

/** A title of a Markdown file as a page shows it, without asterisks and repeated spaces. */
const asRead = (title: string) => title.replace(/\*\*/g, '').replace(/\s+/g, ' ');

function readNeighbor(document: Node, rel: string) {
  const [link] = findAll(document, (element) => element.tagName === 'a' && attribute(element, 'rel') === rel);
  if (!link) return null;
  const [label] = findAll(link, (element) => hasClass(element, 'paginator-label'));
  return { route: attribute(link, 'href'), title: label ? textOf(label) : '' };
}

describe.each([
  ['latest', 'RT-12 RT-16 RT-23 RT-25', '/', 154],
  ['3.9', 'RT-13 RT-15', '/3.9/', 124],
] as const)('exported pages of content/%s', (folder, id, home, count) => {
  const { sidebarTree, ...expected } = expectedVersions[folder];
  const pages = expected.pages.map((page) => ({ ...page, ...readPage(page.route) }));
  const former = new Set(pages.map(({ route }) => route));

  it(`${id} every expected page has its address and title, and does not link to a viewer on this host`, () => {
    expect(pages).toHaveLength(count);
    for (const page of pages) {
      const { document, html } = page;
      const [title] = findTags(document, 'title');
      const headings = findTags(document, 'h1').map(textOf);
      expect({ route: page.route, title: title && withoutSection(textOf(title)), headings }).toEqual({
        route: page.route,
        title: asRead(`${page.title} | OHIF`),
        headings: [asRead(page.contentTitle ?? page.title)],
      });
      expect(html).toContain(`<meta name="page-address" content="${page.route}"/>`);
      expect(html).not.toContain('href="/viewer');
    }
  });

  it('SB-01 SB-02 SB-03 SB-18 SB-19 VER-02 RT-28 the sidebar of every page has the expected labels, order and links', () => {
    expect(sidebarTree[0]?.route).toBe(home);
    expect([...former].filter((route) => !route.startsWith(home))).toEqual([]);
    const opened = pages.map((page) => countSameOpen(readSidebar(page), sidebarTree, former));
    expect(opened.filter(Boolean).length).toBeGreaterThan(pages.length / 2);
  });

  it('DOC-14 DOC-15 the pagination links to the expected previous and next page, or to a new page between them', () => {
    const neighbors = pages.flatMap(({ route, document, previous, next }) =>
      Object.entries({ prev: previous, next }).map(([rel, page]) => ({
        found: { route, rel, link: readNeighbor(document, rel) },
        listed: { route, rel, link: page && { ...page, title: asRead(page.title) } },
      })),
    );
    const toFormer = neighbors.filter(({ found: { link } }) => !link?.route || former.has(link.route));
    expect(toFormer.length).toBeGreaterThan(0.9 * neighbors.length);
    expect(toFormer.map(({ found }) => found)).toEqual(toFormer.map(({ listed }) => listed));
  });

  it('every expected heading anchor exists; those of h2 and h3 have the expected level and order', () => {
    expect(pages.filter(({ deeper }) => deeper.length > 0).length).toBeGreaterThan(10);
    for (const { route, document, headings, deeper } of pages) {
      const anchored = findTags(document, 'article').flatMap((article) =>
        findAll(article, (element) => attribute(element, 'id') !== undefined),
      );
      const found = anchored.map((element) => `${element.tagName} ${attribute(element, 'id')}`);
      const anchors = headings.map(({ level, id: anchor }) => `h${level} ${anchor}`);
      const ids = new Set(anchored.map((element) => attribute(element, 'id')));
      expect
        .soft({
          route,
          anchors: found.filter((entry) => anchors.includes(entry)),
          missing: deeper.filter((anchor) => !ids.has(anchor)),
        })
        .toEqual({ route, anchors, missing: [] });
    }
  });
});
