import { withBasePath } from '@/lib/routing/base-path';
import { site } from '@/lib/site/config';

/** Converts a path to the full URL with the origin and the base path of the site. @see acceptance SH-08 */
export function toSiteUrl(path: string): string {
  return `${site.url}${withBasePath(path, site.baseUrl)}`;
}
