import type { Doc } from '@/lib/content/types';
import type { CompiledDoc } from '@/lib/mdx/types';

/**
 * Returns true if the title must be displayed above the text of a page: the first heading of the text is not an h1, and
 * the front matter does not contain `hide_title: true`.
 * @see acceptance DOC-02
 */
export function showsTitle(
  { contentTitle, frontmatter }: Pick<Doc, 'contentTitle' | 'frontmatter'>,
  { headings }: Pick<CompiledDoc, 'headings'>,
): boolean {
  return contentTitle === null && frontmatter.hide_title !== true && headings[0]?.level !== 1;
}
