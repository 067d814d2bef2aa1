import { toCopyHref } from '../offline-copy';
import { offlineCopy, root } from './copy';

const options = { copy: offlineCopy, root, prefersOwnVersion: true };

/** Copies have no base path. */
export const SITE_BASE = '';

/** Replaces the function of `components/link/site-base.ts`: returns a link that works in the copy. */
export const toHref = (path: string): string => toCopyHref(path, options);

/** Paths that reach this function come from addresses of the published site and have no base path. */
export const toPath = (pathname: string): string => pathname;

/** No link is for the router, because a copy has none. */
export const isWithinBase = (): boolean => false;
