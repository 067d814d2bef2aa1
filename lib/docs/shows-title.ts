import type { Doc } from '@/lib/content/types';
import type { CompiledDoc } from '@/lib/mdx/types';

/**
 * Whether a page shows its title above its text: not when the first heading of the text is a top heading, wherever it
 * stands, nor when the front matter hides it.
 * @see acceptance DOC-02
 */
export function showsTitle(
  { contentTitle, frontmatter }: Pick<Doc, 'contentTitle' | 'frontmatter'>,
  { headings }: Pick<CompiledDoc, 'headings'>,
): boolean {
  return contentTitle === null && frontmatter.hide_title !== true && headings[0]?.level !== 1;
}
