import type { Doc } from '@/lib/content/types';
import type { CompiledDoc } from '@/lib/mdx/types';

/** True if a page shows its title above a text that does not start with an h1. @see acceptance DOC-02 */
export function showsTitle(
  { contentTitle, frontmatter }: Pick<Doc, 'contentTitle' | 'frontmatter'>,
  { headings }: Pick<CompiledDoc, 'headings'>,
): boolean {
  return contentTitle === null && frontmatter.hide_title !== true && headings[0]?.level !== 1;
}
