import { glossaryFile } from '@/lib/glossary/parse-glossary';
import { normalizePath } from '@/lib/routing/normalize-path';
import type { Check } from './types';

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
