import { withBasePath } from '@/lib/routing/base-path';
import { site } from '@/lib/site/config';

/** Full address of a path of this site: origin, base address, path. @see acceptance SH-08 */
export function toSiteUrl(path: string): string {
  return `${site.url}${withBasePath(path, site.baseUrl)}`;
}
