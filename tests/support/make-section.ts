import type { PageSection } from '@/lib/mdx/types';

/** A section of level 2; its anchor is made of its title. */
export const makeSection = (
  title: string,
  text = '',
  { level = 2, code = [], id = title.toLowerCase().replaceAll(' ', '-') }: Partial<PageSection> = {},
): PageSection => ({ id, level, title, text, code });
