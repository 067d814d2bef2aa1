import type { Doc } from '@/lib/content/types';
import type { VersionModel } from '@/lib/docs/types';
import type { LinkOrImage } from '@/lib/mdx/types';
import { decodePath } from '@/lib/routing/decode-path';
import { findNearestName } from '@/lib/site/nearest-name';
import { toRouteKey } from '@/lib/docs/link-index';
import { checkEachDoc, type DocMistake } from './check-each-doc';
import { resolveDocLink } from '@/lib/docs/resolve-link';
import type { Check, CheckedSite, CompiledDocs } from './types';

type Anchors = ReadonlySet<string>;

/** Returns the ids on a page, or undefined if its body did not compile. */
function collectAnchors(doc: Doc, compiled: CompiledDocs): Anchors | undefined {
  const body = compiled.get(doc.file);
  if (!body || body.problems.some(({ severity }) => severity === 'error')) return undefined;
  return new Set([...body.headings.map(({ id }) => id), ...body.anchors]);
}

function collectByRoute({ model, compiled, inputs }: CheckedSite): Map<string, Anchors> {
  const byRoute = new Map<string, Anchors>();
  inputs.pageAnchors?.forEach((anchors, route) => byRoute.set(toRouteKey(route), anchors));
  for (const doc of model.versions.flatMap(({ docs }) => docs)) {
    const anchors = collectAnchors(doc, compiled);
    const key = toRouteKey(doc.route);
    // If two pages have the same address, only the first one counts, as in `checkDuplicateRoutes`.
    if (anchors && !byRoute.has(key)) byRoute.set(key, anchors);
  }
  return byRoute;
}

/**
 * Reports links whose hash is not the id of a heading or element on the target page. Skips empty hashes, `#top`, links
 * to other hosts, downloads, and pages whose ids are unknown.
 * @see acceptance BLD-03
 */
export const checkAnchors: Check = (site) => {
  const byRoute = collectByRoute(site);

  function checkLink(doc: Doc, version: VersionModel, { href, line, column }: LinkOrImage): DocMistake[] {
    const target = resolveDocLink(doc, href, version, site.model.planned);
    if (target.kind === 'external' || target.kind === 'missing') return [];
    const id = decodePath(target.hash.slice(1));
    const route = target.kind === 'doc' ? target.route : target.kind === 'path' ? target.path : doc.route;
    const anchors = byRoute.get(toRouteKey(route));
    if (id === '' || id === 'top' || !anchors || anchors.has(id)) return [];
    const nearest = findNearestName(id, [...anchors]);
    const message = `The link "${href}" refers to "#${id}", which "${route}" does not contain.`;
    const hint = nearest === null ? 'Use the id of a heading on that page.' : `Did you mean "#${nearest}"?`;
    return [{ line, column, rule: 'broken-anchor', message, hint }];
  }

  return checkEachDoc(site, ({ links }, doc, version) =>
    links.flatMap((link) => checkLink(doc, version, link)),
  );
};
