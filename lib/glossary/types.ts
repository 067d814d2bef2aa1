/** One entry of the glossary. */
export interface GlossaryTerm {
  /** Hash of its address, `/glossary#<id>`. */
  id: string;
  term: string;
  /** Other names; text that uses one of them is marked too. */
  also: readonly string[];
  /** One or two plain sentences. */
  definition: string;
  /** Address of a page of the latest version with more about it. */
  page?: string;
  /** Whether its first mention on a docs page is marked. */
  mark: boolean;
  /** 1-based line of the entry in its file. */
  line: number;
}

/** A term and all its forms, to find it in a page. */
export interface TermForms {
  id: string;
  forms: readonly string[];
}
