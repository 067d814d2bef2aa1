import { env } from '@/lib/site/env';
import { loadDocusaurusSite } from './load-site';
import type { DocusaurusSite } from './types';

let memo: DocusaurusSite | undefined;

/** The Docusaurus site that `CONTENT_DIR` names, read once a process; null when the content is our own. */
export function getDocusaurusSite(): DocusaurusSite | null {
  if (env.docusaurusDir === null) return null;
  memo ??= loadDocusaurusSite(env.docusaurusDir, { routeBasePath: env.docusaurusRouteBase ?? undefined });
  return memo;
}
