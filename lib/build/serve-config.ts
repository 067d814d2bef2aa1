import { assetFolder } from '@/lib/browser/next-internals';

/** What the program `serve` reads from `serve.json` in the folder that it serves; the keys that this site needs. */
export interface ServeConfig {
  cleanUrls: readonly string[];
  directoryListing: false;
  redirects: readonly { source: string; destination: string; type: 302 }[];
  headers: readonly { source: string; headers: readonly { key: string; value: string }[] }[];
}

const immutable = [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }];

/** Whether the last segment looks like a file's name, e.g. `/3.9`. */
const looksLikeFile = (path: string) => /\.[^/.]+$/.test(path);

/**
 * Settings for `serve`, which answers by the extension. Paths without one are looked up as pages; `.html` is not
 * redirected, since that would drop the query; and a page with a dot in its last segment, which it takes for a folder
 * to list, is reached by a redirect. That one does lose its query: `serve` has no other means.
 *
 * @param paths of all pages, without trailing slash
 * @see acceptance RT-19, RT-20, RT-22
 */
export function buildServeConfig(paths: readonly string[]): ServeConfig {
  return {
    cleanUrls: ['/', '/**/!(*.html)'],
    directoryListing: false,
    redirects: paths
      .filter(looksLikeFile)
      .map((path) => ({ source: path, destination: `${path}/index.html`, type: 302 })),
    headers: [`${assetFolder}static/**`, '/assets/generated/**'].map((source) => ({
      source,
      headers: immutable,
    })),
  };
}
