import type {
  Hierarchy,
  HierarchyLevel,
  SearchedPage,
  RecordType,
  SectionRecord,
  StoredRecord,
} from '@/lib/search/types';

/** A record of the hosted index. */
export interface HostedRecord extends StoredRecord {
  keywords: readonly string[];
  weight: { pageRank: number; level: number; position: number };
}

/** Maximum length of the text in a record, in characters. The service limits records to 10,000 bytes. */
const longestText = 4000;

const levels: readonly HierarchyLevel[] = ['lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

/**
 * Converts pages to records of the hosted index: one per heading, and one or more for the text below the heading.
 * @see acceptance SM-11, SM-15
 */
export function toHostedRecords(pages: readonly SearchedPage[]): HostedRecord[] {
  return pages.flatMap((page) => {
    const open: (string | null)[] = [];
    return page.sections.flatMap((section, position) => {
      if (section.anchor !== '') {
        open.length = Math.min(open.length, section.level - 2);
        while (open.length < section.level - 2) open.push(null);
        open.push(section.title);
      }
      return toSectionRecords(page, section, position, toHierarchy(page, open));
    });
  });
}

function toHierarchy({ lvl0, title }: SearchedPage, open: readonly (string | null)[]): Hierarchy {
  const above = levels.map((level, index) => [level, open[index] ?? null]);
  return { lvl0, lvl1: title, ...Object.fromEntries(above) } as Hierarchy;
}

function toSectionRecords(
  page: SearchedPage,
  { anchor, level, content }: SectionRecord,
  position: number,
  hierarchy: Hierarchy,
): HostedRecord[] {
  const { url, docId, version, language, tag } = page;
  const id = `${version || tag}:${docId}#${anchor}`;
  const make = (type: RecordType, text: string | null, part: number): HostedRecord => ({
    objectID: part === 0 ? id : `${id}:${part}`,
    url: anchor === '' ? url : `${url}#${anchor}`,
    url_without_anchor: url,
    anchor: anchor === '' ? null : anchor,
    type,
    hierarchy,
    content: text,
    keywords: anchor === '' && part === 0 ? [...page.labels, ...page.keywords] : [],
    language,
    docusaurus_tag: tag,
    version,
    docId,
    weight: {
      pageRank: Math.round(100 * page.rank),
      level: type === 'content' ? 0 : 100 - 10 * level,
      position,
    },
  });
  const text = anchor === '' ? [page.description, content].filter(Boolean).join('\n') : content;
  return [
    make(`lvl${level}`, null, 0),
    ...splitText(text).map((part, index) => make('content', part, index + 1)),
  ];
}

/** Splits a long text between lines or, if a line is too long, between words. */
function splitText(text: string): string[] {
  const parts: string[] = [];
  for (const piece of text.split(/(?<=\n)|(?<=[^\n]{2000}\s)/)) {
    const last = parts.at(-1);
    if (last !== undefined && last.length + piece.length <= longestText)
      parts[parts.length - 1] = last + piece;
    else for (let at = 0; at < piece.length; at += longestText) parts.push(piece.slice(at, at + longestText));
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}
