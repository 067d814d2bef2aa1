import path from 'node:path/posix';
import type { Doc } from '@/lib/content/types';
import { collectLinkableRoutes, getDocsBySource, toRouteKey } from '@/lib/docs/link-index';
import { resolveDocLink, type LinkTarget } from '@/lib/docs/resolve-link';
import { findFile, resolveImageFile } from '@/lib/docs/resolve-image';
import { listPageFolders } from '@/lib/docs/site-pages';
import type { SiteModel, VersionModel } from '@/lib/docs/types';
import { listSidebarPages } from '@/lib/docs/walk-sidebar';
import type { LinkOrImage } from '@/lib/mdx/types';
import { decodePath } from '@/lib/routing/decode-path';
import { suggest, findNearestName } from '@/lib/site/nearest-name';
import { findNearestPath } from '@/lib/site/nearest-path';
import { checkEachDoc, createDocFault, hasErrors, type DocMistake } from './check-each-doc';
import { adviseMissingFile } from './images';
import type { CheckedSite, Check } from './types';

function describeMissingFile(
  doc: Doc,
  version: VersionModel,
  model: SiteModel,
  link: LinkOrImage,
  tried: readonly string[],
): DocMistake {
  const elsewhere = findInOtherFolder(doc, model, link, tried);
  const nearest = findNearestPath(tried[0] ?? link.href, [...getDocsBySource(version).keys()]);
  const relative = nearest === null ? null : path.relative(path.dirname(doc.source), nearest);
  const target = relative === null || relative.startsWith('.') ? relative : `./${relative}`;
  return {
    line: link.line,
    column: link.column,
    rule: 'broken-markdown-link',
    message: `The link "${link.href}" does not lead to a file of version "${version.name}". Tried: ${tried.join(', ')}.`,
    hint:
      elsewhere === undefined
        ? suggest(target, 'Correct the path, or create the page.')
        : `Links to files lead to pages of the same version only. Write the address, "${elsewhere.route}".`,
  };
}

/** Returns the page of another version, or outside any version, whose file a link names. */
function findInOtherFolder(
  doc: Doc,
  { versions, sitePages }: SiteModel,
  { href }: LinkOrImage,
  tried: readonly string[],
): Doc | undefined {
  const file = resolveImageFile(doc, href);
  const named = versions.flatMap(({ docs }) => docs).find((other) => other.file === file);
  const isNamed = (site: Doc) => site.file === file || tried.includes(site.source);
  return named ?? sitePages.docs.find(isNamed);
}

/** Matches what looks like the address of another host without its scheme, as in `www.example.org/x`. */
const hostWithoutScheme = /^(?:www\.|(?:[a-z\d-]+\.)+(?:com|dev|edu|gov|io|net|org)(?=[/?#:]|$))/i;

function adviseForeign(href: string): string | null {
  if (href.startsWith('@site/')) return adviseMissingFile(href);
  return hostWithoutScheme.test(href) ? `Write the whole address: https://${href}` : null;
}

const adviseMissing = (target: string) =>
  /\.[a-z]+$/.test(target)
    ? `Correct the address, or add the file. If only a build writes the file, write pathname://${target}.`
    : 'Correct the address, or create the page.';

function describeMissingPage(link: LinkOrImage, target: string, routes: ReadonlyMap<string, string>) {
  const withoutEnding = routes.get(toRouteKey(target.replace(/(?:\/index)?\.html$/, '')));
  const nearest = withoutEnding ?? findNearestPath(toRouteKey(target), [...routes.values()]);
  const message = `The link "${link.href}" leads to "${target}", which is neither a page nor a file beside this page or in public/.`;
  const hint = adviseForeign(link.href) ?? suggest(nearest, adviseMissing(target));
  return { line: link.line, column: link.column, rule: 'broken-link', message, hint };
}

function describeDraft({ file }: Doc, { href, line, column }: LinkOrImage): DocMistake {
  const message = `The link "${href}" leads to a draft, ${file}, which builds leave out.`;
  const hint = 'Remove "draft: true" from that page, or remove the link until the page is finished.';
  return { line, column, rule: 'broken-link', message, hint };
}

/**
 * Reports links of published pages to drafts, links to Markdown files that do not exist, and links to addresses of this
 * site that are neither a page nor a file in `public/`. @see acceptance BLD-01, BLD-02, BLD-07
 */
export const checkLinks: Check = ({ model, compiled, inputs }) => {
  const routes = collectLinkableRoutes(model, inputs.pageRoutes);
  const drafts = new Map(
    listPageFolders(model).flatMap((folder) =>
      folder.drafts.map((draft) => [toRouteKey(draft.route), draft]),
    ),
  );

  function findDraft(version: VersionModel, target: LinkTarget): Doc | undefined {
    if (target.kind === 'missing') return version.drafts.find(({ source }) => target.tried.includes(source));
    return 'route' in target ? drafts.get(toRouteKey(target.route)) : undefined;
  }

  function findFault(doc: Doc, version: VersionModel, link: LinkOrImage): DocMistake | null {
    const target = resolveDocLink(doc, link.href, version);
    const draft = doc.draft ? undefined : findDraft(version, target);
    if (draft) return describeDraft(draft, link);
    if (target.kind === 'missing') return describeMissingFile(doc, version, model, link, target.tried);
    if (target.kind !== 'path' || routes.has(toRouteKey(target.route))) return null;
    if (inputs.fileExists(`public${decodePath(target.route)}`)) return null;
    if (findFile(doc, link.href, inputs.fileExists) !== null) return null;
    return describeMissingPage(link, target.route, routes);
  }

  return checkEachDoc({ model, compiled }, ({ links }, doc, version) =>
    links.flatMap((link) => findFault(doc, version, link) ?? []),
  );
};

function findEmptyParts({ href, text, line, column }: LinkOrImage): DocMistake[] {
  const place = { line, column, rule: 'empty-link' };
  // Browsers resolve `#top` themselves, so it is valid.
  const hasAddress = !/^#?$/.test(href.trim());
  const name = text ? `"${text}" ` : '';
  const addressHint = 'Write the address in the parentheses, or remove the link and keep its text.';
  const textHint =
    'Write a text that describes the target. If the link contains an image, give the image a text alternative.';
  return [
    ...(hasAddress ? [] : [{ ...place, message: `The link ${name}has no address.`, hint: addressHint }]),
    ...(text === '' ? [{ ...place, message: `The link to "${href}" has no text.`, hint: textHint }] : []),
  ];
}

/** Reports links without an address, and links without text. @see acceptance BLD-01, BLD-09 */
export const checkEmptyLinks: Check = (site) =>
  checkEachDoc(site, ({ links }) => links.flatMap(findEmptyParts));

/** Collects the ids on all pages by `toRouteKey`, except pages whose body did not compile. */
function collectAnchors({ model, compiled }: CheckedSite): Map<string, ReadonlySet<string>> {
  const byRoute = new Map<string, ReadonlySet<string>>();
  for (const { file, route } of listPageFolders(model).flatMap(({ docs }) => docs)) {
    const body = compiled.get(file);
    // If two pages have the same address, only the first one counts, as in `checkDuplicateRoutes`.
    if (!body || byRoute.has(toRouteKey(route)) || hasErrors(body)) continue;
    byRoute.set(toRouteKey(route), new Set([...body.headings.map(({ id }) => id), ...body.anchors]));
  }
  return byRoute;
}

/** Reports links whose hash is not an id on the target page, if that page's ids are known. @see acceptance BLD-03 */
export const checkAnchors: Check = (site) => {
  const byRoute = collectAnchors(site);

  function checkHash(doc: Doc, version: VersionModel, { href, line, column }: LinkOrImage): DocMistake[] {
    const target = resolveDocLink(doc, href, version);
    if (!('hash' in target)) return [];
    const id = decodePath(target.hash.slice(1));
    const { route } = 'route' in target ? target : doc;
    const anchors = byRoute.get(toRouteKey(route));
    const isKnown = anchors?.has(id) ?? true;
    // Ids of footnotes are percent-encoded.
    if (id === '' || id === 'top' || isKnown || anchors?.has(target.hash.slice(1))) return [];
    const nearest = findNearestName(id, [...(anchors ?? [])]);
    const message = `The link "${href}" refers to "#${id}", which "${route}" does not contain.`;
    const hint = nearest === null ? 'Use the id of a heading on that page.' : `Did you mean "#${nearest}"?`;
    return [{ line, column, rule: 'broken-anchor', message, hint }];
  }

  return checkEachDoc(site, ({ links }, doc, version) =>
    links.flatMap((link) => checkHash(doc, version, link)),
  );
};

/** Returns the addresses to which docs of the version link; ignores links from a doc to itself. */
function collectTargets(version: VersionModel, { compiled }: Pick<CheckedSite, 'compiled'>): Set<string> {
  const targets = version.docs.flatMap((doc) =>
    (compiled.get(doc.file)?.links ?? []).flatMap(({ href }) => {
      const target = resolveDocLink(doc, href, version);
      const key = 'route' in target ? toRouteKey(target.route) : null;
      return key === null || key === toRouteKey(doc.route) ? [] : [key];
    }),
  );
  return new Set(targets);
}

/**
 * Reports pages that neither the sidebar nor another page of their version links to, except drafts, unlisted pages and home
 * pages. @see acceptance BLD-08, BLD-09
 */
export const checkOrphanPages: Check = (site) =>
  site.model.versions.flatMap((version) => {
    const targets = collectTargets(version, site);
    for (const { href } of listSidebarPages(version.sidebar)) targets.add(toRouteKey(href));
    const isOrphan = (doc: Doc) =>
      !doc.draft && !doc.unlisted && doc.id !== version.mainDocId && !targets.has(toRouteKey(doc.route));
    const hint = 'Link to the page, or list it in the sidebar. If this is intended, write "unlisted: true".';
    return version.docs.filter(isOrphan).map((doc) => {
      const message = `Neither the sidebar nor a page links to "${doc.route}".`;
      return createDocFault(doc, { rule: 'orphan-page', message, hint });
    });
  });
