import { checkDocs } from './check-docs';
import type { Check } from './types';

/** Reports images without a text alternative. @see acceptance BLD-09, DOC-31 */
export const checkImageTexts: Check = (site) =>
  checkDocs(site, ({ images }) =>
    images
      .filter(({ text }) => text === '')
      .map(({ href, line, column }) => ({
        line,
        column,
        rule: 'image-without-text',
        message: `The image "${href}" has no text alternative.`,
        hint: 'Describe what it shows: ![text](…). Write a decorative image as <img alt="" src="…" />.',
      })),
  );
