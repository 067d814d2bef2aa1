import type { LinkOrImage } from '@/lib/mdx/types';
import { checkEachDoc, type DocMistake } from './check-each-doc';
import type { Check } from './types';

/** True if an address is empty or just `#`. Browsers resolve `#top` themselves, so it is valid. */
const isNowhere = (href: string) => /^#?$/.test(href.trim());

function checkLink({ href, text, line, column }: LinkOrImage): DocMistake[] {
  const place = { line, column, rule: 'empty-link' };
  const findings: DocMistake[] = [];
  if (isNowhere(href)) {
    findings.push({
      ...place,
      message: `The link ${text ? `"${text}" ` : ''}has no address.`,
      hint: 'Write the address in the parentheses, or remove the link and keep its text.',
    });
  }
  if (text === '') {
    findings.push({
      ...place,
      message: `The link to "${href}" has no text.`,
      hint: 'Write a text that describes the target. If the link contains an image, give the image a text alternative.',
    });
  }
  return findings;
}

/** Reports links without an address, and links without text. @see acceptance BLD-01, BLD-09 */
export const checkEmptyLinks: Check = (site) => checkEachDoc(site, ({ links }) => links.flatMap(checkLink));
