import { glossaryFile } from '@/lib/glossary/parse-glossary';
import { mdxComponentNames } from '@/lib/mdx/component-names';
import { normalizePath } from '@/lib/routing/normalize-path';
import { findNearestName } from '@/lib/site/nearest-name';
import { checkEachDoc } from './check-each-doc';
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

// Code blocks are written in Markdown.
const components: readonly string[] = mdxComponentNames.filter((name) => name !== 'CodeBlock');

/** What to write instead of components of Docusaurus. */
const replacements: Readonly<Record<string, string>> = {
  BrowserOnly: 'Remove it and keep its content, because pages contain no code.',
  CodeBlock: 'Write the code between two lines with ```.',
  Link: 'Write [text](./page.md).',
  Translate: 'Remove it and keep its text.',
};

/** Reports components that are not available to pages, and suggests the nearest name. @see acceptance BLD-09, BLD-11 */
export const checkUnknownComponents: Check = (site) =>
  checkEachDoc(site, ({ componentRefs }) =>
    componentRefs
      .filter(({ name }) => !components.includes(name))
      .map(({ name, line, column }) => {
        const nearest = findNearestName(name, components);
        const meant = nearest === null ? '' : `Did you mean <${nearest}>? `;
        const message = `There is no component <${name}>.`;
        const hint = replacements[name] ?? `${meant}Known components: ${components.join(', ')}.`;
        return { line, column, rule: 'unknown-component', message, hint };
      }),
  );
