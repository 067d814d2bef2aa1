import { withBasePath } from '@/lib/routing/base-path';
import { encodePath } from '@/lib/routing/decode-path';
import { site } from '@/lib/site/config';

/** Converts a path, percent-encoded or not, to the full URL with the origin and the base path of the site. @see acceptance SH-08 */
export function toSiteUrl(path: string): string {
  return `${site.url}${encodePath(withBasePath(path, site.baseUrl))}`;
}
