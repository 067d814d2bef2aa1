import { toHref } from '@/components/link/site-base';
import { siteDataDir } from '@/lib/site/debug-views';

/** Returns the URL of a published JSON file with data about the build. */
export const toDataHref = (file: string) => toHref(`/${siteDataDir}/${file}.json`);
