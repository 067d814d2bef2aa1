import { toHref } from '@/components/link/site-base';
import { siteDataDir } from '@/lib/site/debug-views';

/** URL of a published file with data about the build. */
export const toDataHref = (file: string) => toHref(`/${siteDataDir}/${file}.json`);
