/** Settings for reading the content of a site. This site uses the defaults; importers of other sites override them. */
import type { DocContext } from '@/lib/content/doc';
import type { ReadContentOptions } from '@/lib/content/read';
import type { Problem } from '@/lib/content/types';
import type { VersionConfig } from '@/lib/site/schema';
import type { SidebarBuildResult, SidebarInput } from './sidebar';

/** Where the content of a site is, and how it is read. */
export interface ContentSource
  extends ReadContentOptions, Pick<DocContext, 'parseNumberPrefixes' | 'trailingSlash' | 'extendPage'> {
  /** Folder of the imported site, whose files pages may reference; the default is `contentDir`. */
  homeDir?: string;
  /** Absolute paths of folders whose files are served unchanged, as in `public/`; earlier folders take precedence. */
  staticDirs?: readonly string[];
  /** Builds the sidebars of a version; by default, one sidebar follows the folders. @see acceptance SB-02, BLD-10 */
  buildSidebars?: (input: SidebarInput, version: VersionConfig) => SidebarBuildResult;
  /** True to resolve relative links to files of other versions. @see acceptance BLD-07 */
  linksAcrossVersions?: boolean;
  /** Problems that the importer found before pages were read. */
  problems?: readonly Problem[];
  /** Changes the severity of problems or removes some of them. */
  reviewProblems?: (problems: readonly Problem[]) => Problem[];
}
