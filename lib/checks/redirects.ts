import type { Problem } from '@/lib/content/types';
import { collectRoutes, toRouteKey } from '@/lib/docs/link-index';
import type { Redirect } from '@/lib/docs/redirects';
import type { SiteModel } from '@/lib/docs/types';
import { splitHref } from '@/lib/routing/split-href';
import { nearestTarget } from '@/lib/site/nearest-name';
import type { Surrounding } from './types';

/** The other redirects and the pages of the site. */
interface World {
  /** Key of an address → redirect that begins there. */
  first: ReadonlyMap<string, Redirect>;
  /** Key of an address → page there. */
  routes: ReadonlyMap<string, string>;
  surrounding: Pick<Surrounding, 'fileExists'>;
}

type Fault = Pick<Problem, 'message' | 'hint'>;
type Rule = (redirect: Redirect, world: World) => Fault | null;

const isElsewhere = (to: string) => /^https?:\/\//.test(to);

/** Addresses that a redirect leads through, its own first, until one has no redirect or repeats. */
function follow(redirect: Redirect, { first }: World): { passed: string[]; loops: boolean } {
  const passed = [redirect.from];
  let to = redirect.to;
  for (;;) {
    if (isElsewhere(to)) return { passed: [...passed, to], loops: false };
    const { path } = splitHref(to);
    const key = toRouteKey(path);
    if (passed.some((address) => toRouteKey(address) === key))
      return { passed: [...passed, path], loops: true };
    const next = first.get(key);
    if (!next) return { passed: [...passed, path], loops: false };
    passed.push(path);
    to = next.to;
  }
}

const findTakenAddress: Rule = ({ from }, { routes, surrounding }) => {
  const isPage = routes.has(toRouteKey(from));
  if (!isPage && !surrounding.fileExists(`public${from}`)) return null;
  return {
    message: `"${from}" is redirected, but is ${isPage ? 'a page' : 'a file in public/'}.`,
    hint: 'Remove the redirect, or move the page or file.',
  };
};

const findSecondTarget: Rule = (redirect, { first }) => {
  const other = first.get(toRouteKey(redirect.from));
  if (other === undefined || other === redirect) return null;
  return {
    message: `"${redirect.from}" leads to "${redirect.to}" here, and to "${other.to}" in ${other.file}.`,
    hint: 'Keep only one of the two redirects.',
  };
};

const findDetour: Rule = (redirect, world) => {
  const { passed, loops } = follow(redirect, world);
  const way = passed.join(' → ');
  if (loops)
    return {
      message: `The redirects form a loop: ${way}.`,
      hint: 'Redirect one of the addresses to a page.',
    };
  if (passed.length < 3) return null;
  const hint = `Redirect it to "${passed.at(-1)}" directly.`;
  return { message: `The redirect leads to another redirect: ${way}.`, hint };
};

const findDeadEnd: Rule = ({ from, to }, { routes, surrounding }) => {
  const { path } = splitHref(to);
  if (isElsewhere(to) || routes.has(toRouteKey(path)) || surrounding.fileExists(`public${path}`)) return null;
  const nearest = nearestTarget(toRouteKey(path), [...routes.values()]);
  return {
    message: `"${from}" leads to "${to}", which is neither a page nor a file in public/.`,
    hint: nearest === null ? 'Correct the address.' : `Did you mean "${nearest}"?`,
  };
};

/** Only the first fault is reported: later rules would report its consequences. */
const rules: readonly Rule[] = [findTakenAddress, findSecondTarget, findDetour, findDeadEnd];

function findFault(redirect: Redirect, world: World): Fault | null {
  for (const rule of rules) {
    const fault = rule(redirect, world);
    if (fault !== null) return fault;
  }
  return null;
}

/** Line of an address: as `from` of a table, else alone in its quotes or list; 1 when it is not found. */
function findLine(text: string, address: string): number {
  const words = text.split('\n').map((line) => line.split(/[\s'",[\]{}]+/));
  const inTable = words.findIndex((line) => line[line.indexOf('from:') + 1] === address);
  if (inTable !== -1) return inTable + 1;
  return Math.max(1, words.findIndex((line) => line.includes(address)) + 1);
}

/**
 * Reports redirects from addresses that are pages or files, that are given twice, lead nowhere, lead to another
 * redirect, or go round. All are errors: a reader with an old address would be lost.
 *
 * @param readText text of a file by its path from the project root, for lines
 * @see acceptance RT-16, RT-24
 */
export function checkRedirects(
  redirects: readonly Redirect[],
  model: SiteModel,
  surrounding: Pick<Surrounding, 'fileExists' | 'pageRoutes'>,
  readText: (file: string) => string,
): Problem[] {
  const first = new Map<string, Redirect>();
  for (const redirect of redirects) {
    const key = toRouteKey(redirect.from);
    if (!first.has(key)) first.set(key, redirect);
  }
  const world: World = { first, routes: collectRoutes(model, surrounding.pageRoutes), surrounding };
  return redirects.flatMap((redirect) => {
    const fault = findFault(redirect, world);
    if (fault === null) return [];
    const { file, written } = redirect;
    return {
      file,
      line: findLine(readText(file), written),
      column: 1,
      rule: 'redirect',
      severity: 'error',
      ...fault,
    };
  });
}
