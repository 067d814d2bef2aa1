import type { Problem } from '@/lib/content/types';
import type { SiteModel } from '@/lib/docs/types';
import { placeProblem, type Finding } from './place';
import type { CheckLevel, CompiledDocs } from './types';

/** Addresses that lead nowhere; `#top` is one of the few that browsers know by themselves. */
const isNowhere = (href: string) => /^#?$/.test(href.trim());

/**
 * Reports links without an address, and links in which there is nothing to read or press.
 * @see acceptance BLD-01, BLD-09
 */
export function checkEmptyLinks(model: SiteModel, compiled: CompiledDocs, level: CheckLevel): Problem[] {
  if (level === 'off') return [];
  return model.versions
    .flatMap(({ docs }) => docs)
    .flatMap((doc) =>
      (compiled.get(doc.file)?.links ?? []).flatMap(({ href, text, line, column }): Problem[] => {
        const findings: Finding[] = [];
        if (isNowhere(href)) {
          findings.push({
            line,
            column,
            rule: 'empty-link',
            message: `The link ${text ? `"${text}" ` : ''}has no address.`,
            hint: 'Write where it leads between the brackets, or leave its text without a link.',
          });
        }
        if (text === '') {
          findings.push({
            line,
            column,
            rule: 'empty-link',
            message: `The link to "${href}" has no text.`,
            hint: 'Write a text that says where it leads; an image in it needs a text alternative.',
          });
        }
        return findings.map((finding) => placeProblem(doc, level, finding));
      }),
    );
}
