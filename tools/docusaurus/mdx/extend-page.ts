import path from 'node:path';
import type { Element, Root } from 'hast';
import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';
import type { Processor } from 'unified';
import { visit } from 'unist-util-visit';
import type { PageExtension } from '@/lib/content/types';
import { getCompileContext, reportProblem } from '@/lib/mdx/context';
import { hashTypeScriptFiles } from '@/lib/mdx/pipeline-version';
import type { PageSource } from './page-source';
import { remarkDocusaurusPage } from './remark-docusaurus-page';
import { resolveAddress } from './resolve-addresses';

/** Matches pages that depend on imported files or on front matter, so their compiled result is not cached. */
const readsFiles = /^(?:import|export)\s|\bfrontMatter\b/m;

/** Matches addresses of files in links, images and attributes, whose targets depend on the folder of the page. */
const addresses = /(?:\]\(|\]:\s*|(?:href|to|src|img)=["']|["'])([^)"'\s]+\.\w+)/g;

let sources: string | undefined;

/** Returns a hash of the plugins, so that results of older plugins in the cache are not used. */
const getVersion = () =>
  (sources ??= hashTypeScriptFiles(path.join(process.cwd(), 'tools', 'docusaurus', 'mdx')));

/**
 * Creates the remark and rehype plugins that compile a page of a Docusaurus site.
 * @param body Markdown of the page, without front matter
 * @see acceptance BLD-11, DOC-34
 */
export function createPageExtension(source: PageSource, body: string): PageExtension {
  const { math } = source;
  const found = [...body.matchAll(addresses)].map(([, address = '']) => resolveAddress(address, source));
  return {
    remarkPlugins: [...(math ? [remarkMath] : []), [remarkDocusaurusPage, source]],
    // Renders formulas as MathML, which needs no styles, fonts or scripts in the browser.
    rehypePlugins: math ? [[rehypeKatex, { output: 'mathml' }], rehypeFormulaFaults] : [],
    cacheKey: readsFiles.test(body) ? null : JSON.stringify([getVersion(), source, found]),
  };
}

/** Rehype plugin that reports formulas that KaTeX cannot parse and shows their source. Must run after rehype-katex. */
function rehypeFormulaFaults(this: Processor) {
  const context = getCompileContext(this);
  return (tree: Root): void => {
    visit(tree, 'element', (node, _index, parent) => {
      if (!isFault(node)) return;
      const { title } = node.properties;
      const message = String(title).replace(/^ParseError: KaTeX parse error: /, '');
      node.properties = { className: ['formula'] };
      reportProblem(context, node.position ?? parent?.position, {
        rule: 'formula',
        message: `This formula cannot be parsed: ${message.replace(/[.\s]*$/, '')}.`,
        hint: 'Correct the formula. Write \\$ for a dollar sign that does not begin a formula.',
        severity: 'error',
      });
    });
  };
}

function isFault({ properties: { className } }: Element): boolean {
  return Array.isArray(className) && className.includes('katex-error');
}
