import type { VersionConfig } from '@/lib/site/schema';
import type { SiteModel, VersionModel } from './types';

/** A folder of pages: that of a version, or that of the pages outside any version. */
export type PageFolder = Omit<VersionConfig, 'viewer'> & Partial<Pick<VersionConfig, 'viewer'>>;

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
