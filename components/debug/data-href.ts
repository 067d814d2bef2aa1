import { toHref } from '@/components/link/site-base';
import { siteDataDir } from '@/lib/site/debug-views';

/** Address of a published file about the build. */
export const toDataHref = (file: string) => toHref(`/${siteDataDir}/${file}.json`);
