/** Types of the content stage: files under `content/` become `RawDoc`, then `Doc`. */
import type { z } from 'zod';
import type { categorySchema } from './category-schema';
import type { Frontmatter } from './frontmatter-schema';

/** Severity of a problem: an `error` stops the build, a `warning` is only printed. */
export type Severity = 'error' | 'warning';

/** A mistake of an author: its place in a file, a sentence about it, and a hint on how to correct it. */
export interface Problem {
  /** Path from the project root, with forward slashes. */
  file: string;
  /** 1-based line in the file, including the front matter. */
  line: number;
  /** 1-based column; 1 if only the line is known. */
  column: number;
  /** Name of the violated rule in kebab case, e.g. `unknown-frontmatter-key`. */
  rule: string;
  message: string;
  hint: string;
  severity: Severity;
}

/** A page as read from disk, not yet parsed. */
export interface RawDoc {
  /** Version name: `current` or e.g. `3.9`. */
  version: string;
  /** Path from the project root, e.g. `content/latest/faq/general.md`. */
  file: string;
  /** Path below the version's folder, e.g. `faq/general.md`. */
  source: string;
  /** Text of the file without byte order mark, with `\n` at the ends of lines. */
  text: string;
}

/** A validated category file (`_category_.json` or `_category_.yml`). */
export type CategoryFile = z.infer<typeof categorySchema> & {
  file: string;
  /** Path of the category's folder below the version's folder, e.g. `deployment/docker`. */
  dir: string;
  /** 1-based line of the doc id or the slug in `link`, or else of `link`. */
  linkLine?: number;
};

/** Author and date, in ISO 8601 format in UTC, of the last change of a page, from git or from its front matter. */
export interface LastUpdate {
  date?: string;
  author?: string;
}

/** A page of the documentation with valid front matter, id and address. */
export interface Doc extends Omit<RawDoc, 'text'> {
  /** Doc id, the same in every version, e.g. `deployment/docker/docker`. */
  id: string;
  /** Address with the path of the version; the address of an index page ends in `/`, e.g. `/3.9/deployment/`. */
  route: string;
  /** `title` of the front matter, else the heading at the top of the body, else the last part of the id (BLD-10). */
  title: string;
  /** Text of the `#` heading at the top of the body; if null, the page shows `title` as its h1 (DOC-02). */
  contentTitle: string | null;
  /** Label in the sidebar and the pagination: `sidebar_label` of the front matter, else the title. */
  label: string;
  /** Description from the front matter, else the first paragraph of the page (SH-06). */
  description: string;
  frontmatter: Frontmatter;
  body: string;
  /** 1-based line of the file on which `body` begins. */
  bodyLine: number;
  /** 1-based line of each key of the front matter. */
  keyLines?: Readonly<Record<string, number>>;
  /** True if the page is the index page of its folder: a file named `index`, `README` or like the folder. */
  isCategoryIndex: boolean;
  draft: boolean;
  unlisted: boolean;
  /** Address of the edit form; null if the page has no edit link. */
  editUrl: string | null;
  lastUpdate: LastUpdate | null;
}

/** Problems that the development server shows to authors. */
export interface DevProblems {
  /** Problems of each page, by its normalized route. Pages without problems are omitted. */
  pages: Record<string, Problem[]>;
  /** Number of problems in files that are not pages. */
  elsewhere: number;
}
