/** Types of the search: indexed records, and requests and results in the format of the hosted service. */

/** Titles from the root category (`lvl0`) down to the section's heading; null for levels without a title. */
export type Hierarchy = Record<HierarchyLevel, string | null>;

export type HierarchyLevel = 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6';

/** The part of a record that matches a query: its heading, by level, or its text (`content`). */
export type RecordType = Exclude<HierarchyLevel, 'lvl0'> | 'content';

/** A record: a section of a page. The first record of each page represents the page itself. */
export interface SectionRecord {
  /** Anchor without `#`; empty for the page itself. */
  anchor: string;
  level: 1 | 2 | 3 | 4 | 5 | 6;
  title: string;
  /** Plain text below the heading, including code, one block per line. */
  content: string;
  /** Code in the heading and the text, indexed as a separate field. */
  code: readonly string[];
  /** Names that the section explains, such as keys in the first column of a table. */
  names?: readonly string[];
  /** Users' questions that the section answers. */
  questions?: readonly string[];
}

export interface SearchedPage {
  /** Doc id, the same in all versions (see `unifyDocIds`); for generated pages, the route. */
  docId: string;
  /** Route of the page, without base path and anchor. */
  url: string;
  /** Label of the page's root category in the sidebar; otherwise the version's label. */
  lvl0: string;
  title: string;
  /** Sidebar label and top heading, if they differ from the title. */
  labels: readonly string[];
  keywords: readonly string[];
  description: string;
  language: string;
  /** Search tag: for example `docs-default-3.9`, or `default` for pages outside any version. */
  tag: string;
  version: string;
  /** Factor for the score of the page, greater than 0 and at most 1; see `getPageRank`. */
  rank: number;
  sections: readonly SectionRecord[];
}

/** Highlighted text of a hit as HTML, in which everything except the highlight tags is escaped. */
export interface HighlightedTexts {
  hierarchy: Partial<Record<HierarchyLevel, { value: string }>>;
  content?: { value: string };
}

/** Fields that hits have in common with records of the hosted index. */
export interface StoredRecord {
  objectID: string;
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  type: RecordType;
  /** True if no word of the query is in the title, so that the text is shown as soon as it has arrived. Local index only. */
  showsText?: boolean;
  hierarchy: Hierarchy;
  content: string | null;
  language: string;
  docusaurus_tag: string;
  /** Name of the version; empty for pages outside any version. */
  version: string;
  docId: string;
}

export type HitVersion = Pick<StoredRecord, 'version' | 'url'>;

export interface SearchHit extends StoredRecord {
  /** URLs in all versions with the same section, if several versions were searched; the hit's version comes first. */
  versions?: readonly HitVersion[];
  _highlightResult: HighlightedTexts;
  _snippetResult: HighlightedTexts;
}

/** A query with the hosted service's parameters that the local index supports; others are ignored. */
export interface SearchRequest {
  indexName?: string;
  query?: string;
  attributesToRetrieve?: readonly string[];
  attributesToSnippet?: readonly string[];
  snippetEllipsisText?: string;
  highlightPreTag?: string;
  highlightPostTag?: string;
  /** Filters in the form `key:value`. Every entry must match; a nested list matches if one of its filters does. */
  facetFilters?: readonly (string | readonly string[])[];
  hitsPerPage?: number;
  page?: number;
  /** Maximum number of hits from each root category; only the local index supports this parameter. */
  hitsPerGroup?: number;
  /**
   * How long hits may wait for their texts, in ms, before the answer has titles alone, which must have been loaded ahead.
   * Texts of hits whose title matches are then left out. Only the local index supports this parameter.
   */
  textTimeout?: number | undefined;
  [other: string]: unknown;
}

/** Result of one query: `suggestions`, and the fields of the hosted service's results that the site uses. */
export interface SearchResult {
  hits: SearchHit[];
  nbHits: number;
  nbPages: number;
  page: number;
  hitsPerPage: number;
  query: string;
  index: string;
  /** Up to three corrected queries and page titles, if a word of the query is unknown; otherwise empty. */
  suggestions: string[];
  /** True if texts of hits are not loaded yet, so that the hits show titles in their place. */
  lacksTexts?: boolean;
}

/** Runs search requests with the local index or the hosted service. */
export interface SearchEngine {
  search(request: { requests: readonly SearchRequest[] }): Promise<{ results: SearchResult[] }>;
  /**
   * Fetches the data that every query of a version needs; the newest version by default.
   * @param ahead also fetch what makes first hits appear without waiting; only the local engine does
   */
  warmUp(version?: string, ahead?: boolean): Promise<void>;
}

/** A message from the page to the search worker. It is sent together with a port for the answer. */
export type WorkerQuestion =
  { search: { requests: readonly SearchRequest[] } } | { warmUp: string | undefined; ahead: boolean };

/** The search worker's answer to a message, sent to the port of that message. */
export type WorkerAnswer = { results: SearchResult[] } | { error: string };
