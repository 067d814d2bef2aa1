import type { Code, Root, RootContent } from 'mdast';
import type { Processor } from 'unified';
import { visit, SKIP } from 'unist-util-visit';
import { getBodyPlace, getCompileContext, reportProblem, type CompileContext } from '@/lib/mdx/context';
import { renderDiagram } from '@/lib/mdx/diagram/render-diagram';
import { isDiagram } from '@/lib/mdx/plugins/remark-diagrams';
import { replaceCodeBlocks } from '@/lib/mdx/replace-code-blocks';
import { adaptThemeElements } from './adapt-theme-elements';
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
    await replaceCodeBlocks(tree, isDiagram, async (node, number) => [
      await drawOrKeep(node, number, context),
    ]);
  };
}

/**
 * Draws a Mermaid diagram. Unlike in our own pages, titles and text alternatives are optional. A diagram that cannot be
 * drawn is shown as code and reported as a warning.
 */
async function drawOrKeep(node: Code, number: number, context: CompileContext): Promise<RootContent> {
  const title = /title="([^"]*)"/.exec(node.meta ?? '')?.[1] ?? `Diagram ${number}`;
  const drawn = await renderDiagram(node, number, { title, alt: '' });
  if ('element' in drawn) return drawn.element;
  const { line, message } = drawn.faults[0] ?? { line: 0, message: 'It cannot be drawn.' };
  const { line: start, column } = getBodyPlace(node.position);
  reportProblem(
    context,
    { line: start + line, column },
    {
      rule: 'diagram',
      message: `This diagram is shown as code: ${message}`,
      hint: 'Only flowcharts and sequence diagrams can be drawn. Use one of these, or an image.',
      severity: 'warning',
    },
  );
  return { ...node, lang: 'text' };
}
