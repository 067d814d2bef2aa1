/** Types of an imported Docusaurus 3 site. */
import type { Problem } from '@/lib/content/types';
import type { DocusaurusConfig } from './config-schema';
import type { SidebarFile } from './read-sidebars';

/** A version of the docs, with its address, folder and sidebars. */
export interface DocusaurusVersion {
  /** Name of the version: `current`, or an entry of `versions.json`. */
  name: string;
  label: string;
  /** Address prefix, without the base path: `/`, `/docs`, `/docs/3.9`. */
  path: string;
  /** Folder of the pages, relative to `contentDir`. */
  dir: string;
  isLast: boolean;
  banner: 'none' | 'unmaintained' | 'unreleased';
  /** Sidebars of the version; null if the sidebar is generated from the folders. */
  sidebars: SidebarFile | null;
  /** Path of the sidebar file in error messages; null if there is none. */
  sidebarFile: string | null;
}

/** An imported Docusaurus site, or a single docs folder. */
export interface DocusaurusSite {
  /** Absolute path of the site, written as `@site` in imports; the docs folder if there is no site. */
  siteDir: string;
  /** Absolute path of the folder that contains the `dir` of each version. */
  contentDir: string;
  /** All versions, newest first. */
  versions: DocusaurusVersion[];
  /** Absolute folders of static files; the first one that contains a file is used. */
  staticDirs: string[];
  config: DocusaurusConfig;
  /** True if the site uses remark-math, so that `$…$` is a formula. */
  math: boolean;
  problems: Problem[];
}
