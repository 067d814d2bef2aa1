import { hasMatch, highlight, snippet, type Marking } from './highlight';
import type { TextRecord } from './index-reader';
import { siteTag } from './version-tag';
import type {
  Hierarchy,
  HierarchyLevel,
  HighlightedValue,
  RecordType,
  SearchHit,
  SearchParams,
} from './types';

const levels: readonly HierarchyLevel[] = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];
const defaultSnippetWords = 10;

/** Options for converting records to results. */
export interface HitOptions {
  marking: Marking;
  ellipsis: string;
  /** Attribute → number of words of its snippet. */
  snippets: ReadonlyMap<string, number>;
  hasContent: boolean;
}

/** Reads the options from the search parameters. @see acceptance SM-13, SM-16 */
export function readHitOptions(
  params: SearchParams,
  words: Pick<Marking, 'words' | 'beginnings'>,
): HitOptions {
  const { attributesToRetrieve, attributesToSnippet, snippetEllipsisText = '…' } = params;
  const retrieve = toList(attributesToRetrieve);
  const { highlightPreTag: preTag = '<em>', highlightPostTag: postTag = '</em>' } = params;
  return {
    marking: { ...words, preTag, postTag },
    ellipsis: snippetEllipsisText,
    snippets: new Map(toList(attributesToSnippet).map(readSnippet)),
    hasContent: attributesToRetrieve === undefined || retrieve.includes('content') || retrieve.includes('*'),
  };
}

const toList = (value: readonly string[] | string | undefined): readonly string[] =>
  typeof value === 'string' ? value.split(',') : (value ?? []);

function readSnippet(attribute: string): [string, number] {
  const [name = '', words] = attribute.split(':');
  return [name, Math.max(1, Math.floor(Number(words)) || defaultSnippetWords)];
}

/** Converts a record to a result. @see acceptance SM-13, SM-15, SM-16 */
export function toHit(
  record: TextRecord,
  version: { version: string; language: string },
  { marking, ellipsis, snippets, hasContent }: HitOptions,
): SearchHit {
  const hierarchy = getHierarchy(record);
  const text = record.content || record.description;
  const marked = markLevels(hierarchy, (value) => highlight(value, marking));
  const cut = (name: string, value: string): HighlightedValue | undefined => {
    const words = snippets.get(name);
    return words === undefined ? undefined : snippet(value, words, ellipsis, marking);
  };
  const content = cut('content', text);
  const { anchor, url } = record;
  return {
    objectID: `${version.version}:${record.docId}#${anchor}`,
    url: anchor === '' ? url : `${url}#${anchor}`,
    url_without_anchor: url,
    anchor: anchor === '' ? null : anchor,
    type: getType(record, marking),
    hierarchy,
    content: hasContent ? text : null,
    language: version.language,
    version: record.tag === siteTag ? '' : version.version,
    docusaurus_tag: record.tag,
    docId: record.docId,
    _highlightResult: { hierarchy: marked },
    _snippetResult: {
      hierarchy: markLevels(hierarchy, (value, level) => cut(`hierarchy.${level}`, value)),
      ...(content && { content }),
    },
  };
}

function getHierarchy({ lvl0, pageTitle, above, level, title }: TextRecord): Hierarchy {
  const hierarchy: Hierarchy = {
    lvl0,
    lvl1: pageTitle,
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  };
  for (const [index, heading] of above.entries()) {
    const name = levels[index + 2];
    if (name) hierarchy[name] = heading;
  }
  const own = levels[level];
  if (own && level > 1) hierarchy[own] = title;
  return hierarchy;
}

function markLevels(
  hierarchy: Hierarchy,
  make: (value: string, level: HierarchyLevel) => HighlightedValue | undefined,
): Partial<Record<HierarchyLevel, HighlightedValue>> {
  const marked: Partial<Record<HierarchyLevel, HighlightedValue>> = {};
  for (const level of levels) {
    const value = hierarchy[level];
    const made = value === null ? undefined : make(value, level);
    if (made) marked[level] = made;
  }
  return marked;
}

/** The heading's level if the heading matches; otherwise `content`, the text below it. */
function getType({ level, title, content }: TextRecord, marking: Marking): RecordType {
  const own: RecordType = `lvl${level as 1 | 2 | 3 | 4 | 5 | 6}`;
  if (content === '' || hasMatch(title, marking)) return own;
  return hasMatch(content, marking) ? 'content' : own;
}
