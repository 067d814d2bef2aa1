import type { Doc } from '@/lib/content/types';
import type { VersionModel } from '@/lib/docs/types';
import { toRouteKey } from '@/lib/docs/link-index';
import { resolveDocLink } from '@/lib/docs/resolve-link';
import { listSidebarPages } from '@/lib/docs/walk-sidebar';
import { createDocFault } from './check-each-doc';
import type { Check, CheckedSite } from './types';

/** Returns the addresses to which docs of the version link; ignores links from a doc to itself. */
function collectTargets(version: VersionModel, { model, compiled }: CheckedSite): Set<string> {
  const targets = version.docs.flatMap((doc) =>
    (compiled.get(doc.file)?.links ?? []).flatMap(({ href }) => {
      const target = resolveDocLink(doc, href, version, model.planned);
      const route = target.kind === 'doc' ? target.route : target.kind === 'path' ? target.path : null;
      return route === null || toRouteKey(route) === toRouteKey(doc.route) ? [] : [toRouteKey(route)];
    }),
  );
  return new Set(targets);
}

/**
 * Reports pages that no sidebar and no other page of their version links to. Skips drafts, unlisted pages and home
 * pages.
 * @see acceptance BLD-08, BLD-09
 */
export const checkOrphanPages: Check = (site) =>
  site.model.versions.flatMap((version) => {
    const targets = collectTargets(version, site);
    for (const { href } of listSidebarPages(Object.values(version.sidebars).flat()))
      targets.add(toRouteKey(href));
    const isOrphan = (doc: Doc) =>
      !doc.draft && !doc.unlisted && doc.id !== version.mainDocId && !targets.has(toRouteKey(doc.route));
    const hint = 'Link to the page, or list it in a sidebar. If this is intended, write "unlisted: true".';
    return version.docs.filter(isOrphan).map((doc) => {
      const message = `No sidebar and no page leads to "${doc.route}".`;
      return createDocFault(doc, { rule: 'orphan-page', message, hint });
    });
  });
