import type { Problem } from '@/lib/content/types';
import { collectLinkableRoutes, toRouteKey } from '@/lib/docs/link-index';
import type { Redirect } from '@/lib/docs/redirects';
import type { SiteModel } from '@/lib/docs/types';
import { splitHref } from '@/lib/routing/split-href';
import { suggest } from '@/lib/site/nearest-name';
import { findNearestPath } from '@/lib/site/nearest-path';
import type { CheckInputs } from './types';

type Fault = Pick<Problem, 'message' | 'hint'>;

const isElsewhere = (to: string) => /^https?:\/\//.test(to);
const getPath = (to: string) => (isElsewhere(to) ? to : splitHref(to).path);

/** Returns the first line with the address after `from:`, otherwise the first line that contains it; 1 if none does. */
function findLine(text: string, address: string): number {
  const words = text.split('\n').map((line) => line.split(/[\s'",[\]{}]+/));
  const inTable = words.findIndex((line) => line[line.indexOf('from:') + 1] === address);
  if (inTable !== -1) return inTable + 1;
  return Math.max(1, words.findIndex((line) => line.includes(address)) + 1);
}

/**
 * Reports the first fault of each redirect: from the address of a page or file, a second one from its address, or to a
 * missing page, to another redirect or in a loop. All are errors, because readers would not reach a page.
 * @param readText returns the text of a file by its path from the project root, to find lines
 * @see acceptance RT-16, RT-24
 */
export function checkRedirects(
  redirects: readonly Redirect[],
  model: SiteModel,
  { fileExists, pageRoutes }: Pick<CheckInputs, 'fileExists' | 'pageRoutes'>,
  readText: (file: string) => string,
): Problem[] {
  const routes = collectLinkableRoutes(model, pageRoutes);
  // If several redirects have the same source address, the first one applies.
  const byAddress = new Map(redirects.toReversed().map((redirect) => [toRouteKey(redirect.from), redirect]));

  function findTakenAddress({ from }: Redirect): Fault | null {
    const isPage = routes.has(toRouteKey(from));
    if (!isPage && !fileExists(`public${from}`)) return null;
    const message = `"${from}" is redirected, but is ${isPage ? 'a page' : 'a file in public/'}.`;
    return { message, hint: 'Remove the redirect, or move the page or file.' };
  }

  function findSecondTarget(redirect: Redirect): Fault | null {
    const other = byAddress.get(toRouteKey(redirect.from));
    if (other === undefined || other === redirect) return null;
    const message = `"${redirect.from}" leads to "${redirect.to}" here, and to "${other.to}" in ${other.file}.`;
    return { message, hint: 'Keep only one of the two redirects.' };
  }

  function findDetour({ from, to }: Redirect): Fault | null {
    const passed = [from];
    const keys = new Set([toRouteKey(from)]);
    let next: string | undefined = to;
    while (next !== undefined) {
      const path = getPath(next);
      const key = toRouteKey(path);
      passed.push(path);
      if (keys.has(key)) {
        const message = `The redirects form a loop: ${passed.join(' → ')}.`;
        return { message, hint: 'Redirect one of the addresses to a page.' };
      }
      keys.add(key);
      next = byAddress.get(key)?.to;
    }
    if (passed.length < 3) return null;
    const hint = `Redirect it to "${passed.at(-1)}" directly.`;
    return { message: `The redirect leads to another redirect: ${passed.join(' → ')}.`, hint };
  }

  function findDeadEnd({ from, to }: Redirect): Fault | null {
    const path = getPath(to);
    if (isElsewhere(to) || routes.has(toRouteKey(path)) || fileExists(`public${path}`)) return null;
    const message = `"${from}" leads to "${to}", which is neither a page nor a file in public/.`;
    const hint = suggest(findNearestPath(toRouteKey(path), [...routes.values()]), 'Correct the address.');
    return { message, hint };
  }

  return redirects.flatMap((redirect): Problem[] => {
    const fault =
      findTakenAddress(redirect) ??
      findSecondTarget(redirect) ??
      findDetour(redirect) ??
      findDeadEnd(redirect);
    if (fault === null) return [];
    const { file, written } = redirect;
    const line = findLine(readText(file), written);
    return [{ file, line, column: 1, rule: 'redirect', severity: 'error', ...fault }];
  });
}
