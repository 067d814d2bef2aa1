/** Where a site's content comes from. Our own content takes every default; an importer fills in what differs. */
import type { DocContext } from '@/lib/content/doc';
import type { ReadContentOptions } from '@/lib/content/read';
import type { Problem } from '@/lib/content/types';
import type { VersionConfig } from '@/lib/site/schema';
import type { BuiltSidebars, SidebarInput } from './sidebar';

/** How content is read. */
export interface ContentSource
  extends ReadContentOptions, Pick<DocContext, 'parseNumberPrefixes' | 'trailingSlash' | 'extendPage'> {
  /** Folder that pages may name files of; without it, `contentDir`. */
  homeDir?: string;
  /** Absolute folders whose files are served as they are, beside `public/`; a file is taken from the first that has it. */
  staticDirs?: readonly string[];
  /** Makes the sidebars of a version; without it, one follows the folders. @see acceptance SB-02, BLD-10 */
  buildSidebars?: (input: SidebarInput, version: VersionConfig) => BuiltSidebars;
  /** Relative links may lead to files of other versions. @see acceptance BLD-07 */
  linksAcrossVersions?: boolean;
  /** Problems found before any page was read. */
  problems?: readonly Problem[];
  /** Changes how problems of the files count, and which are reported. */
  reviewProblems?: (problems: readonly Problem[]) => Problem[];
}
