/** Types of the content stage: files under `content/` become `RawDoc`, then `Doc`. */
import type { PluggableList } from 'unified';
import type { z } from 'zod';
import type { categorySchema } from './category-schema';
import type { Frontmatter } from './frontmatter-schema';

/** How serious a problem is: an `error` fails the build, a `warning` is printed. */
export type Severity = 'error' | 'warning';

/** One thing that is wrong in a file an author wrote. */
export interface Problem {
  /** Path from the project root, POSIX separators. */
  file: string;
  /** 1-based line in the file as the author sees it (front matter included). */
  line: number;
  /** 1-based column; 1 when only the line is known. */
  column: number;
  /** Kebab-case name of the rule, e.g. `unknown-frontmatter-key`. */
  rule: string;
  /** What is wrong, one sentence. */
  message: string;
  /** What to do about it, one sentence. */
  hint: string;
  severity: Severity;
}

/** A content file as read from disk, not yet parsed. */
export interface RawDoc {
  /** Version name: `current` or e.g. `3.9`. */
  version: string;
  /** Path from the project root, e.g. `content/latest/faq/general.md`. */
  file: string;
  /** Path below the version's folder, e.g. `faq/general.md`. */
  source: string;
  /** The file's text, BOM removed, line ends as `\n`. */
  text: string;
}

/** A `_category_.json|yml` file, validated. */
export type CategoryFile = z.infer<typeof categorySchema> & {
  file: string;
  /** Folder below the version's folder, e.g. `deployment/docker`. */
  dir: string;
  /** 1-based line of the doc that `link` names. */
  linkLine?: number;
};

/** When and by whom a file was last changed, from version control. */
export interface LastUpdate {
  /** ISO 8601 date and time, UTC. */
  date?: string;
  author?: string;
}

/** Plugins and data that an importer adds when a page is compiled. */
export interface PageExtension {
  /** They run before ours; `getContext` returns the context in which they report problems. */
  remarkPlugins?: PluggableList;
  /** They run before ours. */
  rehypePlugins?: PluggableList;
  /** Cache key of what the result depends on besides the body; null if it depends on files and cannot be cached. */
  cacheKey: string | null;
}

/** A page of the documentation, parsed and addressed. */
export interface Doc {
  /** Doc id, the same in every version, e.g. `deployment/docker/docker`. */
  id: string;
  version: string;
  file: string;
  source: string;
  /** Address with the version's prefix; category index docs end in `/`, e.g. `/3.9/deployment/`. */
  route: string;
  /** Title from the front matter, else first `#` heading, else last part of the id (BLD-10). */
  title: string;
  /** Text of a leading `# …` in the body, or null: then the page shows `title` as h1 (DOC-02). */
  contentTitle: string | null;
  /** Short label for pagination and sidebar: `sidebar_label`, else title. */
  label: string;
  /** Description from the front matter, else the first text of the page (SH-06). */
  description: string;
  frontmatter: Frontmatter;
  /** Markdown after the front matter. */
  body: string;
  /** 1-based line of the file on which `body` begins. */
  bodyLine: number;
  /** 1-based line of each key of the front matter. */
  keyLines?: Readonly<Record<string, number>>;
  /** True for index docs (`index`, `README`, named as their folder): the category's page. */
  isCategoryIndex: boolean;
  draft: boolean;
  unlisted: boolean;
  /** Address of the edit form, or null when turned off by `custom_edit_url: null`. */
  editUrl: string | null;
  lastUpdate: LastUpdate | null;
  /** Plugins and data that an importer adds when the page is compiled; undefined for our own pages. */
  extension?: PageExtension;
}
