/** Types of the search: the indexed records, and the results in the shape of the hosted service. */

/** Titles from the sidebar category down to the heading; null for levels without one. */
export type Hierarchy = Record<HierarchyLevel, string | null>;

export type HierarchyLevel = 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6';

/** The part of a page or section that matches: its heading, by level, or its text. */
export type RecordType = Exclude<HierarchyLevel, 'lvl0'> | 'content';

/** A section of a page; the first one of each page represents the page itself. */
export interface SectionRecord {
  /** Anchor without `#`; empty for the page itself. */
  anchor: string;
  level: 1 | 2 | 3 | 4 | 5 | 6;
  title: string;
  /** Plain text below the heading, including code, one block per line. */
  content: string;
  /** Code in the heading and the text, indexed as a separate field. */
  code: readonly string[];
}

/** A page with its sections, as search sees it. */
export interface SearchedPage {
  /** Doc id, the same in every version (`joinPages`); a generated page has its route. */
  docId: string;
  /** Address without anchor. */
  url: string;
  /** Root category of the sidebar, otherwise the version's label. */
  lvl0: string;
  title: string;
  /** Alternative names: sidebar label and front matter keywords. */
  labels: readonly string[];
  keywords: readonly string[];
  description: string;
  language: string;
  /** `docs-default-current`, `docs-default-3.9`; `default` for site pages. */
  tag: string;
  version: string;
  /** 1 for guides, less for pages that should rank below them. */
  rank: number;
  /** Position of the page in the sidebar, from 0. */
  position: number;
  sections: readonly SectionRecord[];
}

/** Texts of a hit as HTML, with everything but the marks escaped. The hosted service returns more than the value. */
export interface MarkedTexts {
  hierarchy: Partial<Record<HierarchyLevel, { value: string }>>;
  content?: { value: string };
}

/** Common fields of results and of records of the hosted index. */
export interface StoredRecord {
  objectID: string;
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  type: RecordType;
  hierarchy: Hierarchy;
  content: string | null;
  language: string;
  docusaurus_tag: string;
  /** Name of the version; empty for pages that belong to none. */
  version: string;
  docId: string;
}

/** A place in one version of the docs. */
export interface HitVersion {
  version: string;
  url: string;
}

/** A result. */
export interface SearchHit extends StoredRecord {
  /** The same place in all versions, when all were searched; the hit's own version first. */
  versions?: readonly HitVersion[];
  _highlightResult: MarkedTexts;
  _snippetResult: MarkedTexts;
}

/** A filter as `key:value`; lists within the list are alternatives. */
export type FacetFilters = string | readonly (string | readonly string[])[];

/** One query of a request, with the supported parameters of the service; others are ignored. */
export interface SearchRequest {
  indexName?: string;
  query?: string;
  attributesToRetrieve?: readonly string[];
  attributesToSnippet?: readonly string[];
  snippetEllipsisText?: string;
  highlightPreTag?: string;
  highlightPostTag?: string;
  facetFilters?: FacetFilters;
  hitsPerPage?: number;
  page?: number;
  /** Return at most so many hits of each root category; only the local index knows this parameter. */
  hitsPerGroup?: number;
  [other: string]: unknown;
}

/** The answer to one query: the part of the hosted service's that is used here. */
export interface SearchResult {
  hits: SearchHit[];
  nbHits: number;
  nbPages: number;
  page: number;
  hitsPerPage: number;
  query: string;
  index: string;
  /** Other spellings and titles, up to three, when little or nothing was found. */
  suggestions: string[];
}

/** Answers searches: from the index of the site, or with the hosted service. */
export interface SearchEngine {
  search(request: { requests: readonly SearchRequest[] }): Promise<{ results: SearchResult[] }>;
  /** Fetches what every query of a version needs; the latest version by default. */
  warmUp(version?: string): Promise<void>;
}

/** A message from the page to the search worker, with a port for the answer. */
export type WorkerQuestion =
  { search: { requests: readonly SearchRequest[] } } | { warmUp: string | undefined };

/** The worker's answer to a message. When it starts to run, it also sends `ready`. */
export type WorkerAnswer = { results: SearchResult[] } | { error: string };
