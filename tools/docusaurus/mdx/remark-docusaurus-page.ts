import type { Root } from 'mdast';
import type { Processor } from 'unified';
import { visit, SKIP } from 'unist-util-visit';
import { getCompileContext } from '@/lib/mdx/context';
import { adaptThemeElements } from './adapt-theme-elements';
import { drawDiagrams } from './draw-diagrams';
import { expandPartials } from './expand-partials';
import type { PageSource } from './page-source';
import { readImports } from './read-imports';
import { resolveAddresses } from './resolve-addresses';

/**
 * Remark plugin that converts a page of a Docusaurus site to the form of our own pages: expands partials, bundles
 * imports and exports, replaces components of Docusaurus with ours, and makes addresses relative to the page.
 * @see acceptance BLD-11
 */
export function remarkDocusaurusPage(this: Processor, source: PageSource) {
  const context = getCompileContext(this);
  const parse = (text: string) => this.parse(text) as Root;
  return async (tree: Root): Promise<void> => {
    expandPartials(tree, { context, source, parse });
    const components = await readImports(tree, context, source);
    visit(tree, 'mdxjsEsm', (_node, index, parent) => {
      if (!parent || index === undefined) return;
      parent.children.splice(index, 1);
      return [SKIP, index];
    });
    adaptThemeElements(tree, context, components);
    resolveAddresses(tree, source);
    await drawDiagrams(tree, context);
  };
}
