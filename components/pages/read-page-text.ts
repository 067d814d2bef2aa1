import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RootContent } from 'mdast';
import { createElement, Fragment, type ReactNode } from 'react';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { sitePageSections, type SitePageRoute } from '@/lib/site/page-sections';
import type { SitePageContent } from './site-page';
import { TextLink } from './text-link';

const tags = { paragraph: 'p', strong: 'strong', emphasis: 'em', listItem: 'li' } as const;

/** Converts prose to React elements. @throws Error for Markdown other than paragraphs, lists and inline elements */
function render(node: RootContent): ReactNode {
  if (node.type === 'text') return node.value;
  if (node.type === 'inlineCode') return createElement('code', null, node.value);
  if (node.type === 'link') return createElement(TextLink, { href: node.url }, ...node.children.map(render));
  if (node.type === 'list')
    return createElement(node.ordered ? 'ol' : 'ul', null, ...node.children.map(render));
  if (!(node.type in tags))
    throw new Error(`"${node.type}" is not supported. Write paragraphs and lists, or use a component.`);
  const { type, children } = node as Extract<RootContent, { type: keyof typeof tags }>;
  // The paragraph in a list item is not an element of its own.
  const content = children.flatMap((child: RootContent) =>
    type === 'listItem' && child.type === 'paragraph' ? child.children : [child],
  );
  return createElement(tags[type], null, ...content.map(render));
}

/**
 * Reads the prose of a site page from the Markdown file of the page in this folder.
 * @returns the text above the first heading, and the text below each heading by the id of its section
 * @throws Error when a heading of the file is not in `sitePageSections`, or when `render` throws
 */
export function readPageText<Route extends SitePageRoute>(route: Route): SitePageContent<Route> {
  const file = `components/pages${route}.md`;
  const text = readFileSync(join(/* turbopackIgnore: true */ process.cwd(), file), 'utf8');
  const sections = Object.entries<string>(sitePageSections[route]);
  const parts: Record<string, ReactNode[]> = {};
  let part = 'intro';
  for (const node of unified().use(remarkParse).parse(text).children) {
    try {
      if (node.type === 'heading') part = findSection(node.children[0], sections);
      else (parts[part] ??= []).push(render(node));
    } catch (error) {
      throw new Error(`${file}:${node.position?.start.line}: ${(error as Error).message}`, { cause: error });
    }
  }
  const toFragment = (id: string) => createElement(Fragment, null, ...(parts[id] ?? []));
  return {
    intro: toFragment('intro'),
    sections: Object.fromEntries(
      sections.map(([id]) => [id, toFragment(id)]),
    ) as SitePageContent<Route>['sections'],
  };
}

/** Returns the id of the section with a heading. @throws Error when there is none */
function findSection(heading: RootContent | undefined, sections: readonly [id: string, heading: string][]) {
  const text = heading?.type === 'text' ? heading.value : '';
  const section = sections.find(([, other]) => other === text);
  if (!section) throw new Error(`There is no section "${text}". Add it to lib/site/page-sections.ts.`);
  return section[0];
}
