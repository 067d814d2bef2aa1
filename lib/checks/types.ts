import type { CompiledDoc } from '@/lib/mdx/types';
import type { WritingRules } from './writing-rules';

export type { CheckLevel } from '@/lib/site/check-levels';

/** Compiled bodies by the file of their doc, e.g. `content/latest/faq/general.md`. */
export type CompiledDocs = ReadonlyMap<string, CompiledDoc>;

/** What checks need besides the model. */
export interface Surrounding {
  /** Whether a file exists, path from the project root, case matters. */
  fileExists(file: string): boolean;
  /** Addresses of the pages that are not docs. */
  pageRoutes: readonly string[];
  /** Ids on pages that are not docs, by address; pages that are not listed are not checked for anchors. */
  pageAnchors?: ReadonlyMap<string, ReadonlySet<string>>;
  /** Images in the folders of the pages, paths from the project root; missing = unknown. */
  contentImages?: readonly string[];
  /** Rules for the text; null or missing = none. */
  writingRules?: WritingRules | null;
  /** Version of the viewer that the docs of a version describe, by name of that version. */
  viewers?: ReadonlyMap<string, string>;
}
