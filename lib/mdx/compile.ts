import type { Root } from 'mdast';
import { serialize } from 'next-mdx-remote/serialize';
import rehypeAutolinkHeadings from 'rehype-autolink-headings';
import rehypeSlug from 'rehype-slug';
import remarkDirective from 'remark-directive';
import remarkGemoji from 'remark-gemoji';
import remarkGfm from 'remark-gfm';
import type { Processor } from 'unified';
import { pageTimeLimit, withTimeLimit } from '@/lib/content/time-limit';
import type { TermForms } from '@/lib/glossary/term-forms';
import { createCompileContext, type CompileContext } from './context';
import { findTooDeepNode, explainMdxError, tooDeepProblem } from './mdx-error';
import { recmaPlaces, rehypePlaces } from './places';
import { rehypeCodeBreaks } from './plugins/rehype-code-breaks';
import { headingLinkOptions, rehypeHeadings } from './plugins/rehype-headings';
import { rehypeTerms } from './plugins/rehype-terms';
import { remarkCode, remarkCodeElements } from './plugins/remark-code';
import { remarkDetails } from './plugins/remark-details';
import { remarkDiagrams } from './plugins/remark-diagrams';
import { remarkBlockDirectivesOnly, remarkDirectives } from './plugins/remark-directives';
import { remarkHeadingIds } from './plugins/remark-heading-ids';
import { remarkModuleLines } from './plugins/remark-module-lines';
import { remarkNormalizeJsx } from './plugins/remark-normalize-jsx';
import { remarkProse } from './plugins/remark-prose';
import { remarkReferences } from './plugins/remark-references';
import { remarkTabs } from './plugins/remark-tabs';
import { remarkVideos } from './plugins/remark-videos';
import { prepareSource } from './prepare-source';
import type { CompiledDoc } from './types';

type MdxOptions = NonNullable<NonNullable<Parameters<typeof serialize>[1]>['mdxOptions']>;

/**
 * Compiles the body of a page to code for `renderBody`, and collects data about it. Never throws because of mistakes in
 * the body: invalid MDX, or a stage that exceeds `limitMs`, results in empty code and a problem. Content is trusted, so
 * it may contain JavaScript expressions.
 * @see acceptance BLD-11
 */
export async function compileBody(
  body: string,
  terms: readonly TermForms[] = [],
  limitMs = pageTimeLimit,
): Promise<CompiledDoc> {
  let context = createCompileContext(body, new Map());
  let stop: (error: unknown) => void = () => {};
  const stopped = new Promise<never>((_, reject) => (stop = reject));
  try {
    const { text, headingIds } = withTimeLimit(() => prepareSource(body), limitMs);
    context = createCompileContext(text, headingIds);
    const mdxOptions = buildOptions(context, terms, [limitMs, stop]);
    const compiling = withTimeLimit(
      () => serialize(text, { blockJS: false, blockDangerousJS: false, mdxOptions }),
      limitMs,
    );
    const { compiledSource } = await Promise.race([stopped, compiling]);
    return { ...context.doc, code: compiledSource };
  } catch (error) {
    context.doc.problems.push(explainMdxError(error, context.text));
    return { code: '', ...context.doc };
  }
}

function buildOptions(
  context: CompileContext,
  terms: readonly TermForms[],
  [limitMs, onError]: Parameters<typeof remarkTimeLimit>,
) {
  return {
    format: 'mdx',
    // Sets alignment with an attribute, because the Content Security Policy forbids inline styles.
    tableCellAlignToStyle: false,
    remarkPlugins: [
      [remarkParseFaults, onError],
      remarkGfm,
      remarkDirective,
      remarkBlockDirectivesOnly,
      [remarkHeadingIds, context],
      [remarkDetails, context],
      [remarkDirectives, context],
      remarkGemoji,
      [remarkModuleLines, context],
      [remarkNormalizeJsx, context],
      [remarkTabs, context],
      [remarkReferences, context],
      [remarkVideos, context],
      [remarkProse, context],
      remarkCodeElements,
      [remarkDiagrams, context],
      [remarkCode, context],
      [remarkTimeLimit, limitMs, onError],
    ],
    rehypePlugins: [
      rehypeSlug,
      [rehypeHeadings, context],
      [rehypeAutolinkHeadings, headingLinkOptions],
      rehypeCodeBreaks,
      [rehypeTerms, terms],
      rehypePlaces,
    ],
    recmaPlugins: [recmaPlaces],
  } satisfies MdxOptions;
}

/** Passes the parser's original error to `onError`, because `serialize` rethrows it as text without a position. */
function remarkParseFaults(this: Processor, onError: (error: unknown) => void): void {
  const { parser } = this;
  if (!parser) return;
  this.parser = (document, file) => {
    try {
      const tree = parser(document, file);
      const place = findTooDeepNode(tree as Root);
      if (place) file.fail(tooDeepProblem.message, { place, ruleId: tooDeepProblem.rule });
      return tree;
    } catch (error) {
      onError(error);
      throw error;
    }
  };
}

/**
 * Limits the total time of all later steps, which run nested in this plugin. The caller limits the earlier steps.
 * @param onError called with a timeout or an error of a step; the processor then never resolves. An error thrown here
 * would be unhandled after an asynchronous step and end the process
 */
export function remarkTimeLimit(limitMs: number, onError: (error: unknown) => void) {
  // The processor passes `next`, which runs the later steps, only to functions with three parameters.
  return (_tree: Root, _file: unknown, next: () => void): void => {
    try {
      withTimeLimit(next, limitMs);
    } catch (error) {
      onError(error);
    }
  };
}
