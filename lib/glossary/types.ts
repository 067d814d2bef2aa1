/** One entry of the glossary. */
export interface GlossaryTerm {
  /** Anchor of the term on the glossary page: `/glossary#<id>`. */
  id: string;
  term: string;
  /** Other names of the term; mentions of these names are marked too. */
  also: readonly string[];
  /** Definition in one or two sentences without markup. */
  definition: string;
  /** Path of a page of the latest version that explains the term in more detail. */
  page?: string;
  /** True if the first mention of the term on each docs page is marked. */
  mark: boolean;
  /** 1-based line of the entry in the glossary file. */
  line: number;
}

/** A term and all its names (`forms`), to find mentions of the term in pages. */
export interface TermForms {
  id: string;
  forms: readonly string[];
}
