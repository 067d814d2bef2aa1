import { listServedFiles } from '../../../lib/checks/export/served-files';
import { isDocPath } from '../../../lib/routing/is-doc-path';
import { fixtureSite } from '../support';

/** An address that no page has, for which hosts return `404.html`. */
export const missingAddress = '/no-such-page';

function getGroup(path: string): string {
  if (path.startsWith('/__debug')) return 'Debug';
  if (/^\/(components|patterns|colors-and-type)/.test(path)) return 'Showcase';
  if (path === missingAddress || !isDocPath(path)) return 'Other pages';
  return path.startsWith('/3.9') ? 'Docs 3.9' : 'Docs, latest';
}

const listPaths = (outDir: string) =>
  listServedFiles(outDir).pages.map((file) =>
    file === '404.html' ? missingAddress : `/${file.replace(/(?:^index)?\.html$/, '')}`,
  );

/**
 * Lists every page of the site, and those that only the fixture site has, from the exported files.
 * @returns the path, or the full address of a fixture page, and its group in the table of results
 */
export function listAddresses() {
  const paths = listPaths('out');
  const own = new Set(paths);
  return [
    ...paths.map((path) => ({ address: path, group: getGroup(path) })),
    ...listPaths('out-fixtures')
      .filter((path) => !own.has(path) || getGroup(path) === 'Docs, latest')
      .map((path) => ({ address: fixtureSite + path, group: 'Fixtures' })),
  ];
}
