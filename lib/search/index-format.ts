/**
 * The format of the search index files. A browser fetches the manifest, which has only a few characters per page and
 * file, and then the shards and text pieces that a query needs, so searching a large site downloads about as much as a
 * small one. Records are numbered page by page in reading order; the first record of a page represents the page itself.
 */

/** Version of the index format; `openIndex` rejects an index with another version. */
export const indexFormat = 7;

/** Highest stored score or rank: values from 0 to 1 are rounded to integers from 0 to 31. */
export const scoreSteps = 31;

/** Manifest of one version's index, `search/<version>.json`; the only index file with a fixed name. */
export interface IndexManifest {
  format: number;
  /** Folder of the other index files, below `search/`. Its name contains a hash of their content. */
  folder: string;
  /** Number of records of each page, encoded by `encodeNumbers`. */
  pages: string;
  /** Number of pages outside any version, such as `/help`; they come after the pages of the version. */
  sitePages: number;
  /** Rank of each page, 0 to 31, encoded by `encodeNumbers`. */
  ranks: string;
  /** Distinct root categories of the pages. */
  groups: string[];
  /** Index in `groups` of each page's root category, encoded by `encodeNumbers`. */
  groupOfPage: string;
  /** Number of records of each text piece `x<index>.json`, encoded by `encodeNumbers`. */
  texts: string;
  /**
   * For each term shard `t<index>.json`, the shortest string that sorts after all terms of the previous shard, but not
   * after the first term of the shard itself. The strings are separated by spaces.
   */
  terms: string;
  /** First letter of each list of words for typo correction, `w<index>.json`, in order, separated by spaces. */
  words: string;
  /** Word or phrase → synonyms, all normalized by `normalizeKey`. */
  synonyms: Record<string, string[]>;
}

/**
 * `t<index>.json`: sorted terms and the postings of each, both separated by spaces. Postings are pairs of the distance
 * from the previous record (`encodeNumbers`) and the record's score (one character, 0 to 31). A term that ends in `=`
 * is a whole title, label or keyword; one that ends in `~=` is a name as written, in the section that explains it; one
 * that ends in `~~=` is such a name with inner capitals or `_`, in lower case. One or two letters with `*` at the end
 * represent all words that begin with them. If a term is very frequent, its postings contain only the records with the
 * best scores, preceded by the number of all records (`encodeNumbers`) and `!`.
 */
export interface TermShard {
  terms: string;
  postings: string;
}

/**
 * Returns the key under which a term is stored. Terms of one or two letters begin with `**` and `*`, so that they come
 * first: they share no shard with longer words, and those of one letter can be loaded ahead.
 */
export const toStoredKey = (term: string): string =>
  term.replace(/^[^*~=]{1,2}(?=[*~=]*$)/, (letters) => letters.padStart(3, '*'));

/** Consecutive records of a page; `x<index>.json` contains a list of them. */
export interface TextPage {
  docId: string;
  url: string;
  pageTitle: string;
  records: TextRecord[];
}

/** Titles and text of a record. */
interface TextRecord {
  /** Anchor without `#`; empty for the page itself. */
  anchor: string;
  /**
   * Titles of the headings from level 2 down to that of the record, null for skipped levels; empty for the page itself.
   */
  titles: (string | null)[];
  content: string;
}

/** A record with the data of its page. */
export type PageTextRecord = TextRecord & Omit<TextPage, 'records'>;

/** Returns the records of a text piece, or of `h0.json`, which has all records with their titles but without text. */
export const listTexts = (piece: readonly TextPage[]): PageTextRecord[] =>
  piece.flatMap(({ records, ...page }) => records.map((record) => ({ ...page, ...record })));

/** The characters that encode the numbers from 0 to 63. */
const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Encodes an integer, five bits per character, highest first; all characters except the last have the sixth bit. */
const encodeNumber = (number: number, mark = 0): string =>
  (number < 32 ? '' : encodeNumber(Math.floor(number / 32), 32)) + signs.charAt((number % 32) + mark);

/** Encodes non-negative integers as one string without separators. */
export const encodeNumbers = (numbers: readonly number[]): string =>
  numbers.map((number) => encodeNumber(number)).join('');

/** Decodes the numbers that `encodeNumbers` has encoded. */
export function decodeNumbers(text: string): number[] {
  const numbers: number[] = [];
  let number = 0;
  for (const sign of text) {
    const value = signs.indexOf(sign);
    number = number * 32 + (value & 31);
    if (value >= 32) continue;
    numbers.push(number);
    number = 0;
  }
  return numbers;
}
