import type { Problem } from '@/lib/content/types';
import { resolveImageFile } from '@/lib/docs/resolve-image';
import type { SiteModel } from '@/lib/docs/types';
import { checkDocs } from './check-docs';
import type { CheckLevel, CompiledDocs, Surrounding } from './types';

/** Reports images whose file is not there. @see acceptance BLD-09 */
export function checkImages(
  model: SiteModel,
  compiled: CompiledDocs,
  surrounding: Surrounding,
  level: CheckLevel,
): Problem[] {
  return checkDocs(model, compiled, level, ({ images }, doc) =>
    images.flatMap(({ href, line, column }) => {
      const file = resolveImageFile(doc, href);
      if (file === null || surrounding.fileExists(file)) return [];
      return {
        line,
        column,
        rule: 'missing-image',
        message: `The image "${href}" is not there: no file ${file}.`,
        hint: 'Correct the path (case matters) or add the file.',
      };
    }),
  );
}
