import type { Problem } from '@/lib/content/types';
import type { SiteModel } from '@/lib/docs/types';
import type { CompiledDoc } from '@/lib/mdx/types';
import type { SiteConfig } from '@/lib/site/schema';
import type { WritingRules } from './writing-rules';

/** Compiled bodies by the file of the doc, e.g. `content/latest/faq/general.md`. */
export type CompiledDocs = ReadonlyMap<string, CompiledDoc>;

/** Data that checks need in addition to the site model and the compiled bodies. */
export interface CheckInputs {
  /** Returns true if a file exists. The path is relative to the project root and case-sensitive. */
  fileExists(file: string): boolean;
  /** Addresses of all pages that are not written in Markdown. */
  pageRoutes: readonly string[];
  /** Image files in the version folders, relative to the project root; undefined if they were not listed. */
  contentImages?: readonly string[];
  /** Other hosts from which pages may load something. */
  allowedHosts?: SiteConfig['allowedHosts'];
  writingRules?: WritingRules | null;
  /** Viewer version that each docs version describes, by name. Versions without an entry are not checked. */
  viewers?: ReadonlyMap<string, string>;
}

export interface CheckedSite {
  model: SiteModel;
  compiled: CompiledDocs;
  inputs: CheckInputs;
}

/** A problem without severity, which `run-checks.ts` sets. */
export type Fault = Omit<Problem, 'severity'>;

/** Returns all faults of one kind in the whole site. */
export type Check = (site: CheckedSite) => readonly Fault[];
