import type { PageSection } from '@/lib/mdx/types';

/** Creates a section of a page, by default with a heading of level 2 and an anchor derived from the title. */
export const makeSection = (
  title: string,
  text = '',
  { level = 2, code = [], id = title.toLowerCase().replaceAll(' ', '-') }: Partial<PageSection> = {},
): PageSection => ({ id, level, title, text, code });
