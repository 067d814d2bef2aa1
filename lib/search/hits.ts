import { hasMatch, highlight, snippet, type Marking } from './highlight';
import type { TextRecord } from './index-reader';
import type { Hierarchy, HierarchyLevel, MarkedTexts, RecordType, SearchHit, SearchRequest } from './types';

const levels: readonly HierarchyLevel[] = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];
const defaultSnippetWords = 10;

/** Data of the page of a record. */
export type HitPage = Pick<SearchHit, 'language' | 'version' | 'docusaurus_tag'> & {
  /** Name of the version whose index contains it. */
  index: string;
  lvl0: string;
};

/**
 * Makes a function that converts records to results as the search parameters ask for.
 *
 * @param words words to mark
 * @see acceptance SM-13, SM-15, SM-16
 */
export function createHitReader(
  { attributesToSnippet = [], snippetEllipsisText: ellipsis = '…', ...tags }: SearchRequest,
  words: Pick<Marking, 'words' | 'beginnings'>,
): (record: TextRecord, page: HitPage) => SearchHit {
  const { highlightPreTag: preTag = '<em>', highlightPostTag: postTag = '</em>' } = tags;
  const marking = { ...words, preTag, postTag };
  const cut = (name: string, text: string): string | undefined => {
    const wanted = attributesToSnippet.findLast((attribute) => attribute.split(':')[0] === name);
    const count = Math.max(1, Math.floor(Number(wanted?.split(':')[1])) || defaultSnippetWords);
    return wanted === undefined ? undefined : snippet(text, count, ellipsis, marking);
  };
  return (record, { index, lvl0, ...page }) => {
    const { anchor, url, docId, content } = record;
    const hierarchy = getHierarchy(record, lvl0);
    const excerpt = cut('content', content);
    return {
      ...page,
      docId,
      objectID: `${index}:${docId}#${anchor}`,
      url: anchor === '' ? url : `${url}#${anchor}`,
      url_without_anchor: url,
      anchor: anchor === '' ? null : anchor,
      type: getType(record, marking),
      hierarchy,
      content,
      _highlightResult: { hierarchy: markLevels(hierarchy, (_, title) => highlight(title, marking)) },
      _snippetResult: {
        hierarchy: markLevels(hierarchy, (level, title) => cut(`hierarchy.${level}`, title)),
        ...(excerpt !== undefined && { content: { value: excerpt } }),
      },
    };
  };
}

function getHierarchy({ pageTitle, above, level, title }: TextRecord, lvl0: string): Hierarchy {
  const titles = [lvl0, pageTitle, ...above, ...(level > 1 ? [title] : [])];
  return Object.fromEntries(levels.map((name, index) => [name, titles[index] ?? null])) as Hierarchy;
}

function markLevels(
  hierarchy: Hierarchy,
  make: (level: HierarchyLevel, title: string) => string | undefined,
): MarkedTexts['hierarchy'] {
  const marked: MarkedTexts['hierarchy'] = {};
  for (const level of levels) {
    const value = hierarchy[level] === null ? undefined : make(level, hierarchy[level]);
    if (value !== undefined) marked[level] = { value };
  }
  return marked;
}

/** The heading's level if the heading matches; otherwise `content`, the text below it. */
function getType({ level, title, content }: TextRecord, marking: Marking): RecordType {
  const isInText = !hasMatch(title, marking) && hasMatch(content, marking);
  return isInText ? 'content' : `lvl${level as 1 | 2 | 3 | 4 | 5 | 6}`;
}
