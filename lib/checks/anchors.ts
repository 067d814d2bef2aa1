import type { Doc } from '@/lib/content/types';
import type { VersionModel } from '@/lib/docs/types';
import type { Reference } from '@/lib/mdx/types';
import { decodePath } from '@/lib/routing/decode-path';
import { nearestName } from '@/lib/site/nearest-name';
import { toRouteKey } from '@/lib/docs/link-index';
import { checkDocs, type Finding } from './check-docs';
import { resolveDocLink } from '@/lib/docs/resolve-link';
import type { Check, CheckedSite, CompiledDocs } from './types';

type Anchors = ReadonlySet<string>;

/** Ids of a page; those of a body that did not compile are not known. */
function collectAnchors(doc: Doc, compiled: CompiledDocs): Anchors | undefined {
  const body = compiled.get(doc.file);
  if (!body || body.problems.some(({ severity }) => severity === 'error')) return undefined;
  return new Set([...body.headings.map(({ id }) => id), ...body.anchors]);
}

function collectByRoute({ model, compiled, surrounding }: CheckedSite): Map<string, Anchors> {
  const byRoute = new Map<string, Anchors>();
  surrounding.pageAnchors?.forEach((anchors, route) => byRoute.set(toRouteKey(route), anchors));
  for (const doc of model.versions.flatMap(({ docs }) => docs)) {
    const anchors = collectAnchors(doc, compiled);
    const key = toRouteKey(doc.route);
    // Of two pages with one address the first counts, as in the check of addresses.
    if (anchors && !byRoute.has(key)) byRoute.set(key, anchors);
  }
  return byRoute;
}

/**
 * Reports links whose hash names no heading or element of the page they lead to. Empty hashes and `#top`,
 * other hosts, downloads and pages whose ids are not known are left alone.
 * @see acceptance BLD-03
 */
export const checkAnchors: Check = (site) => {
  const byRoute = collectByRoute(site);

  function checkLink(doc: Doc, version: VersionModel, { href, line, column }: Reference): Finding[] {
    const target = resolveDocLink(doc, href, version, site.model.planned);
    if (target.kind === 'external' || target.kind === 'missing') return [];
    const id = decodePath(target.hash.slice(1));
    const route = target.kind === 'doc' ? target.route : target.kind === 'path' ? target.path : doc.route;
    const anchors = byRoute.get(toRouteKey(route));
    if (id === '' || id === 'top' || !anchors || anchors.has(id)) return [];
    const nearest = nearestName(id, [...anchors]);
    const message = `The link "${href}" refers to "#${id}", which "${route}" does not contain.`;
    const hint = nearest === null ? 'Use the id of a heading on that page.' : `Did you mean "#${nearest}"?`;
    return [{ line, column, rule: 'broken-anchor', message, hint }];
  }

  return checkDocs(site, ({ links }, doc, version) => links.flatMap((link) => checkLink(doc, version, link)));
};
