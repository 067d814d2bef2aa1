import { resolveImageFile } from '@/lib/docs/resolve-image';
import { checkDocs } from './check-docs';
import type { Check } from './types';

/** Reports images whose file is not there. @see acceptance BLD-09 */
export const checkImages: Check = (site) =>
  checkDocs(site, ({ images }, doc) =>
    images.flatMap(({ href, line, column }) => {
      const file = resolveImageFile(doc, href);
      if (file === null || site.surrounding.fileExists(file)) return [];
      return {
        line,
        column,
        rule: 'missing-image',
        message: `The image "${href}" does not exist: there is no file ${file}.`,
        hint: 'Correct the path, which is case-sensitive, or add the file.',
      };
    }),
  );
