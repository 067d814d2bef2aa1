/**
 * The files of an index. A browser fetches the manifest, then the parts that a query needs: the shard of each word and
 * the pieces of text that hold the results. No file that every query needs grows with the text, so that a
 * search on a large site costs about as much as on a small one.
 *
 * Records are numbered page by page in reading order; the first record of a page is the page itself.
 */

/** Version of the file format; files of another version are not read. */
export const indexFormat = 2;

/** Steps in which scores and ranks are stored. */
export const scoreSteps = 31;

/** `search/<version>.json`: the only file with a fixed name. */
export interface IndexManifest {
  format: number;
  version: string;
  /** Tag of the version's pages, for filters. */
  tag: string;
  language: string;
  /** Folder of the other files, beside the manifest; named after their content, so that they never change. */
  folder: string;
  /** `encodeNumbers`: records of each page. */
  pages: string;
  /** How many of the pages, the last ones, belong to no version. */
  sitePages: number;
  /** `encodeNumbers`: rank of each page, 0 to 31. */
  ranks: string;
  /** `encodeNumbers`: records of each piece of text, in order. */
  texts: string;
  /** Shards of terms: the first term of each, in order, separated by blanks. File `t<index>.json`. */
  terms: string;
  /** Lists of words for typing mistakes: the first letters of each, in order. File `w<index>.json`. */
  words: string;
  /** Word or words → other words for it, all folded. */
  synonyms: Record<string, string[]>;
}

/**
 * `t<index>.json`: terms in order, separated by blanks, and for each its postings: pairs of the distance from the
 * record before (`encodeNumbers`) and how well the record matches (one sign, 0 to 31). A term that ends in `=` is a
 * whole title, label or keyword; one that ends in `*` stands for all words with this one letter or these two, and
 * lists their best records. Postings of a term that very many records have hold the best of them, after the number of
 * all (`encodeNumbers`) and `!`.
 */
export interface TermShard {
  terms: string;
  postings: string;
}

/** `w<index>.json`: words separated by blanks. */
export interface WordShard {
  words: string;
}

/** A page in a piece of text. */
export interface TextPage {
  docId: string;
  url: string;
  lvl0: string;
  title: string;
  tag: string;
  description: string;
  /** Number of the page's first record in this piece; counted from 0 within the page. */
  first: number;
  /** Titles above the first record, by level from 2. */
  above: (string | null)[];
  /** Anchor, level, title, text. */
  records: [anchor: string, level: number, title: string, text: string][];
}

/** `x<index>.json`: texts and titles of consecutive records. */
export interface TextPiece {
  pages: TextPage[];
}
