import path from 'node:path';
import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';
import type { PageExtension } from '@/lib/content/types';
import { hashSources } from '@/lib/mdx/pipeline-version';
import type { PageSource } from './page-source';
import { rehypeFormulaFaults } from './rehype-formula-faults';
import { remarkSite } from './remark-site';
import { resolveAddress } from './resolve-addresses';

/** Imports make a page depend on the text of other files. */
const readsFiles = /^(?:import|export)\s|\bfrontMatter\b/m;

/** Links and images whose target depends on the page's folder. */
const addresses = /(?:\]\(|\]:\s*|(?:href|to|src|img)=["']|["'])([^)"'\s]+\.\w+)/g;

let sources: string | undefined;

/** Changes with the plugins, so that cached results of other versions are not used. */
const getVersion = () => (sources ??= hashSources(path.join(process.cwd(), 'tools', 'docusaurus', 'mdx')));

/**
 * The plugins with which a page of a Docusaurus site is compiled.
 *
 * @param source where the page stands
 * @param body its Markdown without front matter
 * @see acceptance BLD-11, DOC-34
 */
export function createPageExtension(source: PageSource, body: string): PageExtension {
  const { math } = source;
  const found = [...body.matchAll(addresses)].map(([, address = '']) => resolveAddress(address, source));
  return {
    remarkPlugins: [...(math ? [remarkMath] : []), [remarkSite, source]],
    // Renders MathML only: browsers need no styles, fonts or scripts for it.
    rehypePlugins: math ? [[rehypeKatex, { output: 'mathml' }], rehypeFormulaFaults] : [],
    cacheKey: readsFiles.test(body) ? null : JSON.stringify([getVersion(), source, found]),
  };
}
