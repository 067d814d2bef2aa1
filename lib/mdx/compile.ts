import { serialize } from 'next-mdx-remote/serialize';
import rehypeAutolinkHeadings from 'rehype-autolink-headings';
import rehypeSlug from 'rehype-slug';
import remarkDirective from 'remark-directive';
import remarkGemoji from 'remark-gemoji';
import remarkGfm from 'remark-gfm';
import type { Processor } from 'unified';
import type { TermForms } from '@/lib/glossary/term-forms';
import { createCompileContext, type CompileContext } from './context';
import { explainMdxError } from './mdx-error';
import { rehypeCodeBreaks } from './plugins/rehype-code-breaks';
import { headingLinkOptions, rehypeHeadings } from './plugins/rehype-headings';
import { rehypePlaces } from './plugins/rehype-places';
import { rehypeTerms } from './plugins/rehype-terms';
import { remarkCode } from './plugins/remark-code';
import { remarkDetails } from './plugins/remark-details';
import { remarkBlockDirectivesOnly, remarkDirectives } from './plugins/remark-directives';
import { remarkElements } from './plugins/remark-elements';
import { remarkHeadingIds } from './plugins/remark-heading-ids';
import { remarkLeftovers } from './plugins/remark-leftovers';
import { remarkProps } from './plugins/remark-props';
import { remarkStatic } from './plugins/remark-static';
import { remarkProse } from './plugins/remark-prose';
import { remarkReferences } from './plugins/remark-references';
import { remarkTabs } from './plugins/remark-tabs';
import { prepareSource } from './prepare-source';
import type { CompiledDoc } from './types';

type MdxOptions = NonNullable<NonNullable<Parameters<typeof serialize>[1]>['mdxOptions']>;

/**
 * Compiles the body of a page to code for `renderBody`, and collects data about it. Never throws because of mistakes in
 * the body: invalid MDX results in empty code and a problem. Attributes may have literal values
 * in braces; other code is a problem.
 * @see acceptance BLD-11
 */
export async function compileBody(body: string, terms: readonly TermForms[] = []): Promise<CompiledDoc> {
  const { text, headingIds } = prepareSource(body);
  const context = createCompileContext(text, headingIds);
  let parserError: unknown;
  const mdxOptions = buildOptions(context, terms, (error) => (parserError = error));
  try {
    const { compiledSource } = await serialize(text, { blockJS: false, blockDangerousJS: false, mdxOptions });
    return { ...context.doc, code: compiledSource };
  } catch (error) {
    context.doc.problems.push(explainMdxError(parserError ?? error, text));
    return { code: '', ...context.doc };
  }
}

function buildOptions(
  context: CompileContext,
  terms: readonly TermForms[],
  onError: (error: unknown) => void,
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
      [remarkStatic, context],
      [remarkProps, context],
      [remarkLeftovers, context],
      [remarkDirectives, context],
      remarkGemoji,
      [remarkElements, context],
      [remarkTabs, context],
      [remarkReferences, context],
      [remarkProse, context],
      [remarkCode, context],
    ],
    rehypePlugins: [
      rehypeSlug,
      [rehypeHeadings, context],
      [rehypeAutolinkHeadings, headingLinkOptions],
      rehypeCodeBreaks,
      [rehypeTerms, terms],
      rehypePlaces,
    ],
  } satisfies MdxOptions;
}

/** Passes the parser's original error to `onError`, because `serialize` rethrows it as text without a position. */
function remarkParseFaults(this: Processor, onError: (error: unknown) => void): void {
  const { parser } = this;
  if (!parser) return;
  this.parser = (document, file) => {
    try {
      return parser(document, file);
    } catch (error) {
      onError(error);
      throw error;
    }
  };
}
