import type { Problem } from '@/lib/content/types';
import type { SiteModel } from '@/lib/docs/types';
import { placeProblem } from './place';
import type { CheckLevel, CompiledDocs } from './types';

/** Reports images without a text alternative. @see acceptance BLD-09, DOC-31 */
export function checkImageTexts(model: SiteModel, compiled: CompiledDocs, level: CheckLevel): Problem[] {
  if (level === 'off') return [];
  return model.versions
    .flatMap(({ docs }) => docs)
    .flatMap((doc) =>
      (compiled.get(doc.file)?.images ?? [])
        .filter(({ text }) => text === '')
        .map(({ href, line, column }) =>
          placeProblem(doc, level, {
            line,
            column,
            rule: 'image-without-text',
            message: `The image "${href}" has no text alternative.`,
            hint: 'Say what it shows: ![text](…). An image that only decorates is written <img alt="" src="…" />.',
          }),
        ),
    );
}
