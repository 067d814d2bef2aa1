import type { VersionConfig } from '@/lib/site/schema';
import type { SiteModel, VersionModel } from './types';

/** Settings of a folder of pages: those of a version, except which viewer it describes. */
export type PageFolder = Omit<VersionConfig, 'viewer'>;

/** Folder of the pages outside any version, such as `/help`. It is read like the folder of a version. */
export const sitePagesFolder: PageFolder = {
  name: 'site',
  label: '',
  path: '/',
  dir: 'content/site',
  isLast: false,
  banner: 'none',
};

/** Returns all folders of pages: those of the versions, newest first, then that of the pages outside any version. */
export const listPageFolders = ({
  versions,
  sitePages,
}: Pick<SiteModel, 'versions' | 'sitePages'>): VersionModel[] => [...versions, sitePages];
