import { assetFolder } from '@/lib/browser/next-internals';

const immutable = [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }];

/** Whether the last segment looks like a file's name, e.g. `/3.9`. */
const looksLikeFile = (path: string) => /\.[^/.]+$/.test(path);

/**
 * Settings that the program `serve` reads from `serve.json`. It answers by the extension. Paths without one are looked up as pages; `.html` is not
 * redirected, since that would drop the query; and a page with a dot in its last segment, which it takes for a folder
 * to list, is reached by a redirect. That one does lose its query: `serve` has no other means.
 *
 * @param paths of all pages, without trailing slash
 * @see acceptance RT-19, RT-20, RT-22
 */
export function buildServeConfig(paths: readonly string[]) {
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
