/**
 * The files of an index. A browser fetches the manifest, then the parts that a query needs: the shard of each word and
 * the pieces of text that contain the results. No file that every query needs grows with the text, so that a
 * search on a large site costs about as much as on a small one.
 *
 * Records are numbered page by page in reading order; the first record of a page is the page itself.
 */

/** Version of the file format; files of another version are not read. */
export const indexFormat = 3;

/** Number of steps in which scores and ranks are stored. */
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
  /** `encodeNumbers`: number of records of each page. */
  pages: string;
  /** Number of pages that belong to no version; they are the last ones. */
  sitePages: number;
  /** `encodeNumbers`: rank of each page, 0 to 31. */
  ranks: string;
  /** Root categories of the pages, and (`encodeNumbers`) the index of each page's category. */
  groups: string[];
  groupOfPage: string;
  /** `encodeNumbers`: number of records of each piece of text, in order. */
  texts: string;
  /** Shards of terms: a text between the last term of one and the first of the next, in order, separated by spaces. File `t<index>.json`. */
  terms: string;
  /** Word lists for correcting typos: the first letter of each, in order. File `w<index>.json`: words separated by spaces. */
  words: string;
  /** Word or words → synonyms, all folded. */
  synonyms: Record<string, string[]>;
}

/**
 * `t<index>.json`: terms in order, separated by spaces, and the postings of each: pairs of the distance from the previous
 * record (`encodeNumbers`) and the record's score (one character, 0 to 31). A term that ends in `=` is a whole title,
 * label or keyword; one that ends in `*` represents all words that begin with these one or two letters, and lists their
 * best records. For very frequent terms, the postings contain only the best records, preceded by the number of all
 * (`encodeNumbers`) and `!`.
 */
export interface TermShard {
  terms: string;
  postings: string;
}

/** A page in a piece of text. */
export interface TextPage {
  /** Undefined if the address is `/` followed by the id. */
  docId?: string;
  url: string;
  title: string;
  /** Titles above the first record, by level from 2, if there are any. */
  above?: (string | null)[];
  /** Anchor, level, title, text. The text of a page without text of its own is its description. */
  records: [anchor: string, level: number, title: string, text: string][];
}

/** `x<index>.json`: texts and titles of consecutive records. */
export type TextPiece = TextPage[];

/** A character for each six-bit value. */
const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/**
 * Encodes a whole number as short text: five bits per character, highest first; the sixth bit marks all but the last
 * character.
 */
const encodeNumber = (number: number, mark = 0): string =>
  (number < 32 ? '' : encodeNumber(Math.floor(number / 32), 32)) + signs.charAt((number % 32) + mark);

/** @param numbers whole, not negative */
export const encodeNumbers = (numbers: readonly number[]): string =>
  numbers.map((number) => encodeNumber(number)).join('');

/** Reverses `encodeNumbers`. */
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
