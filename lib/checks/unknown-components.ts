import type { Problem } from '@/lib/content/types';
import type { SiteModel } from '@/lib/docs/types';
import { nearestName } from '@/lib/site/nearest-name';
import { checkDocs } from './check-docs';
import type { CheckLevel, CompiledDocs } from './types';

/** Reports each use of a component that pages may not use, with the nearest known name. @see acceptance BLD-09, BLD-11 */
export function checkUnknownComponents(
  model: SiteModel,
  compiled: CompiledDocs,
  known: readonly string[],
  level: CheckLevel,
): Problem[] {
  return checkDocs(model, compiled, level, ({ componentRefs }) =>
    componentRefs
      .filter(({ name }) => !known.includes(name))
      .map(({ name, line, column }) => {
        const nearest = nearestName(name, known);
        const meant = nearest === null ? '' : `Did you mean <${nearest}>? `;
        return {
          line,
          column,
          rule: 'unknown-component',
          message: `There is no component <${name}>.`,
          hint: `${meant}Known components: ${known.join(', ')}.`,
        };
      }),
  );
}
