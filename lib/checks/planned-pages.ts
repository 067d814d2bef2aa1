import { plannedPagesFile } from '@/lib/docs/read-planned-pages';
import { getDocsBySource, toRouteKey } from '@/lib/docs/link-index';
import type { Check } from './types';

/** Reports entries of `content/planned.json` whose doc or page already exists. @see acceptance BLD-02 */
export const checkPlannedPages: Check = ({ model, inputs }) => {
  const existing = new Set(inputs.pageRoutes.map(toRouteKey));
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
