import { getDocsBySource, toRouteKey } from '@/lib/docs/link-index';
import { plannedPagesFile } from '@/lib/docs/read-planned-pages';
import { glossaryFile } from '@/lib/glossary/parse-glossary';
import { normalizePath } from '@/lib/routing/normalize-path';
import type { Check } from './types';

/** Reports entries of `content/planned.json` whose doc or page already exists. @see acceptance BLD-02 */
export const checkPlannedPages: Check = ({ model, inputs }) => {
  const written = model.sitePages.docs.map(({ route }) => route);
  const existing = new Set([...inputs.pageRoutes, ...written].map(toRouteKey));
  const docs = model.versions.flatMap((version) =>
    Object.entries(model.planned.docs[version.name] ?? {})
      .filter(([source]) => getDocsBySource(version).has(source))
      .map(([source, { line }]) => ({ name: source, line })),
  );
  const pages = model.planned.pages
    .filter((page) => existing.has(toRouteKey(page.route)))
    .map((page) => ({ name: page.route, line: page.line }));
  const hint = `Remove it from ${plannedPagesFile}.`;
  return [...docs, ...pages].map(({ name, line }) => {
    const message = `"${name}" already exists.`;
    return { file: plannedPagesFile, line, column: 1, rule: 'planned-page-exists', message, hint };
  });
};

/** Reports glossary entries whose `page` does not exist in the latest version. */
export const checkGlossary: Check = ({ model, inputs }) => {
  const latest = model.versions.find(({ isLast }) => isLast);
  const pages = [...(latest?.docs ?? []), ...(latest?.categoryPages ?? []), ...model.sitePages.docs];
  const routes = pages.map(({ route }) => route);
  const known = new Set([...routes, ...inputs.pageRoutes].map((route) => normalizePath(route)));
  return model.glossary.flatMap(({ term, page, line }) => {
    if (page === undefined || known.has(normalizePath(page))) return [];
    const message = `"${term}" leads to ${page}, which does not exist.`;
    const hint = 'Use the address of a page of the latest version, or omit "page".';
    return [{ file: glossaryFile, line, column: 1, rule: 'glossary', message, hint }];
  });
};
