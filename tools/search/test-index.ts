import { buildIndex, type IndexFiles } from '@/lib/search/build-index';
import type { Synonyms } from '@/lib/search/site-indexes';
import type { SearchedPage, SectionRecord } from '@/lib/search/types';

type Sections = Record<string, string>;

/** Creates a page for tests. `sections` maps headings to text; the key `''` is the text above the first heading. */
export function createTestPage(
  title: string,
  sections: Sections = {},
  parts: Partial<SearchedPage> = {},
): SearchedPage {
  const { '': intro = '', ...others } = sections;
  const records: SectionRecord[] = Object.entries(others).map(([heading, content]) => ({
    anchor: heading.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
    level: 2,
    title: heading,
    content,
    code: [],
  }));
  const docId = title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return {
    docId,
    url: `/${docId}`,
    lvl0: 'Guides',
    title,
    labels: [],
    keywords: [],
    description: '',
    language: 'en',
    tag: 'docs-default-current',
    version: 'current',
    rank: 1,
    sections: [{ anchor: '', level: 1, title, content: intro, code: [] }, ...records],
    ...parts,
  };
}

/** Builds the index files of pages for tests. */
export function createTestIndex(
  pages: readonly SearchedPage[],
  version = 'current',
  synonyms: Synonyms = {},
): IndexFiles {
  return buildIndex({ version, pages, synonyms });
}
