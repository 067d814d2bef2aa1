import type { Doc } from '@/lib/content/types';
import type { CompiledDoc } from '@/lib/mdx/types';

/**
 * Returns true if a page shows its title above its text. False if the first heading of the text is an h1, which then
 * serves as the title, or if the front matter contains `hide_title`.
 * @see acceptance DOC-02
 */
export function showsTitle(
  { contentTitle, frontmatter }: Pick<Doc, 'contentTitle' | 'frontmatter'>,
  { headings }: Pick<CompiledDoc, 'headings'>,
): boolean {
  return contentTitle === null && frontmatter.hide_title !== true && headings[0]?.level !== 1;
}
