import { resolveImageFile } from '@/lib/docs/resolve-image';
import { checkEachDoc } from './check-each-doc';
import type { Check } from './types';

/** Reports images whose file does not exist. @see acceptance BLD-09 */
export const checkImages: Check = (site) =>
  checkEachDoc(site, ({ images }, doc) =>
    images.flatMap(({ href, line, column }) => {
      const file = resolveImageFile(doc, href);
      if (file === null || site.inputs.fileExists(file)) return [];
      const message = `The image "${href}" does not exist: there is no file ${file}.`;
      const hint = 'Correct the path, which is case-sensitive, or add the file.';
      return { line, column, rule: 'missing-image', message, hint };
    }),
  );

/** Reports images without a text alternative. @see acceptance BLD-09, DOC-31 */
export const checkImageTexts: Check = (site) =>
  checkEachDoc(site, ({ images }) =>
    images
      .filter(({ text }) => text === '')
      .map(({ href, line, column }) => {
        const message = `The image "${href}" has no text alternative.`;
        const hint =
          'Describe what it shows: ![text](…). Write a decorative image as <img alt="" src="…" />.';
        return { line, column, rule: 'image-without-text', message, hint };
      }),
  );
