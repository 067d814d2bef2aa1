import path from 'node:path';
import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';
import type { PageExtension } from '@/lib/content/types';
import { hashSources } from '@/lib/mdx/pipeline-version';
import type { PageSource } from './page-source';
import { rehypeFormulaFaults } from './rehype-formula-faults';
import { remarkSite } from './remark-site';

/** What such a page is made of lies in other files too, or is looked for in several folders. */
const readsFiles =
  /^(?:import|export)\s|\bfrontMatter\b|@site\/|(?:\]\(|\]:\s*|(?:href|to)=["'])(?!\.\.?\/|[a-z]+:|#)[^)"'\s]*\.mdx?\b/m;

let sources: string | undefined;

/** Changes with the plugins, so that results of other ones are not taken. */
const getVersion = () => (sources ??= hashSources(path.join(process.cwd(), 'tools', 'docusaurus', 'mdx')));

/**
 * The plugins with which a page of a Docusaurus site is compiled.
 *
 * @param source where the page stands
 * @param body its Markdown without frontmatter
 * @see acceptance BLD-11, DOC-34
 */
export function createPageExtension(source: PageSource, body: string): PageExtension {
  const { dir, siteDir, staticDirs, math } = source;
  return {
    remarkPlugins: [...(math ? [remarkMath] : []), [remarkSite, source]],
    // MathML alone: browsers draw it without styles, fonts or scripts of ours.
    rehypePlugins: math ? [[rehypeKatex, { output: 'mathml' }], rehypeFormulaFaults] : [],
    cacheKey: readsFiles.test(body) ? null : JSON.stringify([getVersion(), dir, siteDir, staticDirs, math]),
  };
}
