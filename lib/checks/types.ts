import type { Problem } from '@/lib/content/types';
import type { SiteModel } from '@/lib/docs/types';
import type { CompiledDoc } from '@/lib/mdx/types';
import type { WritingRules } from './writing-rules';

/** Compiled bodies by the file of their doc, e.g. `content/latest/faq/general.md`. */
export type CompiledDocs = ReadonlyMap<string, CompiledDoc>;

/** Data that checks need besides the model. */
export interface Surrounding {
  /** Whether a file exists; its path is relative to the project root and case-sensitive. */
  fileExists(file: string): boolean;
  /** Addresses of the pages that are not docs. */
  pageRoutes: readonly string[];
  /** Ids on pages that are not docs, by address; pages that are not listed are not checked for anchors. */
  pageAnchors?: ReadonlyMap<string, ReadonlySet<string>>;
  /** Image files in the folders of the pages, relative to the project root; undefined if they were not listed. */
  contentImages?: readonly string[];
  /** Rules for the text; null or undefined if there are none. */
  writingRules?: WritingRules | null;
  /** Version of the viewer that the docs of a version describe, by name of that version; others are left alone. */
  viewers?: ReadonlyMap<string, string>;
}

/** Input of a check. */
export interface CheckedSite {
  model: SiteModel;
  compiled: CompiledDocs;
  surrounding: Surrounding;
}

/** A problem without severity, which the configuration decides. */
export type Fault = Omit<Problem, 'severity'>;

/** Looks for one kind of fault in the whole site. */
export type Check = (site: CheckedSite) => readonly Fault[];
