/** Types of a Docusaurus 3 site on disk, read without Docusaurus. */
import type { Problem } from '@/lib/content/types';
import type { DocusaurusConfig } from './config-schema';
import type { SidebarFile } from './parse-sidebars';

/** A version of the docs with the paths of its parts. */
export interface DocusaurusVersion {
  /** `current` or an entry of `versions.json`. */
  name: string;
  label: string;
  /** Address prefix, without the base path: `/`, `/docs`, `/docs/3.9`. */
  path: string;
  /** Folder of the pages, relative to `contentDir`. */
  dir: string;
  isLast: boolean;
  banner: 'none' | 'unmaintained' | 'unreleased';
  /** Sidebars of the version; null if one is generated from the folders. */
  sidebars: SidebarFile | null;
  /** Sidebar file from the project root, for messages; null when there is none. */
  sidebarFile: string | null;
}

/** A Docusaurus site, or a docs folder of one. */
export interface DocusaurusSite {
  /** Absolute path of the site: `@site` in imports. The docs folder itself when there is no site around it. */
  siteDir: string;
  /** Absolute path to which `dir` of the versions is relative. */
  contentDir: string;
  /** Newest first; one of them is the latest. */
  versions: DocusaurusVersion[];
  /** Absolute folders of static files; the first one that contains a file is used. */
  staticDirs: string[];
  config: DocusaurusConfig;
  /** Whether the site has remark-math, so that `$…$` is math. */
  math: boolean;
  problems: Problem[];
}
