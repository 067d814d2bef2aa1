import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { getChangesPageContent } from '@/components/pages/changes-page-content';
import { readSections } from '@/lib/mdx/read-sections';
import type { PageFromData } from '@/lib/search/site-records';
import { codePageHeads } from '@/lib/site/code-page-heads';
import type { ChangeList } from '@/lib/versions/change-list';

const readText = (node: ReactNode) =>
  readSections(renderToStaticMarkup(node))
    .map(({ text }) => text)
    .join('\n');

/**
 * Returns the text of `/changes` for the search index, without its tables: they contain the titles of all pages, and
 * searches should find these pages instead.
 */
export function getChangesSearchPage(changes: ChangeList | null): PageFromData {
  const { intro, sections } = getChangesPageContent(changes);
  return {
    route: '/changes',
    ...codePageHeads['/changes'],
    intro: readText(intro),
    sections: sections.map(({ id, title, body }) => ({
      anchor: id,
      title,
      content: id === 'size' ? readText(body) : '',
    })),
  };
}
