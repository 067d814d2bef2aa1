import { mdxComponentNames } from '@/lib/mdx/component-names';
import { findNearestName } from '@/lib/site/nearest-name';
import { checkEachDoc } from './check-each-doc';
import type { Check } from './types';

// Code blocks are written in Markdown.
const known: readonly string[] = mdxComponentNames.filter((name) => name !== 'CodeBlock');

/** Reports components that are not available to pages, and suggests the nearest name. @see acceptance BLD-09, BLD-11 */
export const checkUnknownComponents: Check = (site) =>
  checkEachDoc(site, ({ componentRefs }) =>
    componentRefs
      .filter(({ name }) => !known.includes(name))
      .map(({ name, line, column }) => {
        const nearest = findNearestName(name, known);
        const meant = nearest === null ? '' : `Did you mean <${nearest}>? `;
        const message = `There is no component <${name}>.`;
        const hint = `${meant}Known components: ${known.join(', ')}.`;
        return { line, column, rule: 'unknown-component', message, hint };
      }),
  );
