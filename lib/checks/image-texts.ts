import type { Problem } from '@/lib/content/types';
import type { SiteModel } from '@/lib/docs/types';
import { checkDocs } from './check-docs';
import type { CheckLevel, CompiledDocs } from './types';

/** Reports images without a text alternative. @see acceptance BLD-09, DOC-31 */
export function checkImageTexts(model: SiteModel, compiled: CompiledDocs, level: CheckLevel): Problem[] {
  return checkDocs(model, compiled, level, ({ images }) =>
    images
      .filter(({ text }) => text === '')
      .map(({ href, line, column }) => ({
        line,
        column,
        rule: 'image-without-text',
        message: `The image "${href}" has no text alternative.`,
        hint: 'Say what it shows: ![text](…). An image that only decorates is written <img alt="" src="…" />.',
      })),
  );
}
