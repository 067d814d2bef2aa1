import { assetFolder } from '@/lib/browser/next-internals';

const immutable = [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }];

const markdown = [{ key: 'Content-Type', value: 'text/markdown; charset=utf-8' }];

/** True if the last segment of a path looks like a file name, as in `/3.9`. */
const looksLikeFile = (path: string) => /\.[^/.]+$/.test(path);

/**
 * Returns the settings in `serve.json` for the program `serve`, which looks up paths without an extension as pages.
 * Paths that end in `.html` are not redirected, because a redirect would drop the query. A page with a dot in its last
 * segment needs a redirect, because `serve` would list it as a folder; this redirect does drop the query.
 * @param paths paths of all pages, without trailing slash
 * @see acceptance RT-19, RT-20, RT-22
 */
export function buildServeConfig(paths: readonly string[]) {
  return {
    cleanUrls: ['/', '/**/!(*.html)'],
    directoryListing: false,
    redirects: paths
      .filter(looksLikeFile)
      .map((path) => ({ source: path, destination: `${path}/index.html`, type: 302 })),
    headers: [
      ...[`${assetFolder}static/**`, '/assets/generated/**'].map((source) => ({
        source,
        headers: immutable,
      })),
      { source: '**/*.md', headers: markdown },
    ],
  };
}
