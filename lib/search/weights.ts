/**
 * All numbers of the ranking. `npm run search:eval` prints their effect; run it before and after a change.
 * Scores of terms are from 0 to 1, and are computed when the index is built. Factors multiply scores of a query.
 */

/** Scores of the terms of a record, see `score-terms.ts`. */
export const termWeights = {
  /** Maximum score of a term from its frequency in the text; headings, labels and keywords add to it. */
  text: 0.5,
  /** Value of a part of an identifier, such as `root` in `wadoRoot`, compared with a word. */
  identifierPart: 0.6,
  /** Value of a word in code compared with a word in the text. */
  code: 0.6,
  /** Frequency at which a term of a text of average length has half of the maximum score. */
  saturation: 2.2,
  /** Share of the saturation that does not depend on the length of the text, and the share that does. */
  lengthNorm: { fixed: 0.6, byLength: 0.4 },
  /** Length above which a text counts as no longer, in average lengths. */
  longestText: 4,
  /** Scores of words in the names of a page: title, category and address, label, keyword, and last part of the id. */
  pageName: { title: 0.5, place: 0.14, label: 0.45, keyword: 0.32, docId: 0.3 },
  /** Scores of whole names of a page, as the query. */
  wholePageName: { title: 1, label: 0.7, keyword: 0.5 },
  /** Score of words in a heading of level 2, and what each further level takes away. */
  heading: { score: 0.38, perLevel: 0.03 },
  /** Score of a whole heading of level 2, of a part of a heading, and what each further level takes away. */
  wholeHeading: { score: 0.65, part: 0.5, perLevel: 0.05 },
  /** Score of a name in a section that explains it, and of one that is also a keyword of the page. */
  explainedName: { score: 0.78, keyword: 0.95 },
  /**
   * Score of a word of a user's question that the section lacks, below that of a word which occurs once in the longest
   * texts; and what it adds to a word of the section.
   */
  question: { lacking: 0.065, present: 0.25 },
  /** Number of words at the end of a long heading that count as a whole heading, because readers paste them. */
  endWords: 4,
  /** Share of a name's score that every word gets, and the share that is divided by the number of its words. */
  nameLength: { fixed: 0.7, divided: 0.3 },
} as const;

/** Factors for terms that are not exactly a word of the query, and limits of the search for them, see `expand.ts`. */
export const expansionWeights = {
  /** Factor for a term that begins with a word of the query. */
  completion: 0.55,
  /** Factor for a term that begins with the last word of the query, which the reader may still be typing. */
  typed: 0.8,
  /** Share of these two factors that does not depend on how much of the term is typed, and the share that does. */
  completedPart: { fixed: 0.5, byLength: 0.5 },
  /** Factor for the plural of a word, and for its singular. */
  plural: 0.9,
  /** Words of at most this length are never taken for plurals. */
  longestWithoutPlural: 3,
  /** Factor for another form of a word, such as `deployment` for `deploying`. */
  form: 0.85,
  /** Maximum length of an abbreviation, whose synonyms count like the words as typed. */
  longestAbbreviation: 3,
  /** Factor for a synonym. */
  synonym: 0.7,
  /** Factors for corrections of one typo and of two. */
  oneTypo: 0.75,
  twoTypos: 0.55,
  /** Factor for two words that are written as one in the query. */
  split: 0.7,
  /** Length from which a word may have one typo, and two. */
  typoLength: { one: 4, two: 8 },
  /** Length above which the last word may be the mistyped beginning of a longer one. */
  beginningLength: 4,
  /** Distance that is added to corrections of such a beginning, to prefer complete words. */
  beginningPenalty: 0.5,
  /** Distance that is added to corrections with another first letter. */
  firstLetterPenalty: 0.6,
  /** Difference in length that counts as one typo when corrections are compared. */
  lengthPerTypo: 20,
  /** Corrections that are less likely than the best by more than this distance are dropped. */
  correctionRange: 0.7,
  /** Maximum number of corrections of a word. */
  maxCorrections: 6,
  /** Maximum number of completions considered for a word of the query. */
  maxCompletions: 60,
  /** Maximum number of terms with the same stem, in numbers of completions. */
  formsPerCompletion: 4,
  /** Minimum length of a word that is searched as a beginning, and of each part of a split word. */
  shortestPart: 3,
  /** Minimum length of a stem. */
  shortestStem: 3,
  /** Maximum number of words that have a synonym in common. */
  synonymWords: 3,
} as const;

/** Scores of records for a query, see `rank.ts` and `client.ts`. */
export const rankingWeights = {
  /** Weight of a word that every record contains, and what the rarest words weigh more. */
  commonWord: 0.1,
  rareWord: 0.6,
  /** Shares of scores that records inherit: sections from their page, and pages from their best section. */
  inherited: { ofPage: 0.4, ofSection: 0.4 },
  /** Share of the score of a page's second section that is added to its best hit, because more of the page is about the query. */
  secondSection: 0.2,
  /** Factors for the scores of the first hits from one page, to leave room for other pages. Further hits are dropped. */
  repeated: [1, 0.8, 0.65, 0.55],
  /** Records that cover less of the query than this share of the best record's coverage are dropped. */
  leastCoverage: 0.5,
  /** Exponent of the covered share of the query in the score. */
  coverageExponent: 1.2,
  /** Factor for an identifier that consists of several words of the query. */
  identifier: 1.25,
  /** Factor for a longer identifier that begins with several words of the query, and its shares as in `completedPart`. */
  begunIdentifier: { factor: 0.9, fixed: 0.5, byLength: 0.5 },
  /** Share of the weight of an identifier that its words get at least. */
  identifierWords: 0.9,
  /** Factor for the scores of records that contain only parts of an identifier in the query. */
  withoutIdentifier: 0.45,
  /** Maximum number of sections that explain a name; other names, such as `id`, get no bonus. */
  maxExplained: 6,
  /** Length above which an identifier may be the beginning of a longer one, and how many of those are considered. */
  identifierBeginning: { length: 4, count: 20 },
  /** Bonuses for titles that equal the query, are its plural, begin with it, or are part of it. */
  title: { exact: 3, plural: 2.8, beginning: 0.9, within: 0.6 },
  /** Share of a title that the query must cover for the bonus of a beginning. */
  leastTitleShare: 0.35,
  /** Number of words from which the beginning of a title counts as the whole title, because messages are cut. */
  longQuery: 4,
  /** Minimum length of a query that is compared with whole titles, and with beginnings of titles. */
  titleQueryLength: { whole: 2, beginning: 3 },
  /** Exponent of the score of a whole name in the bonuses for a beginning and for a part of the query. */
  nameExponent: 2,
  /** Exponent of the page's rank in the bonuses for titles. */
  rankExponent: 2,
  /** Minimum number of words of a query with the bonus for titles within it. */
  severalWords: 2,
} as const;
