import path from 'node:path/posix';
import type { Doc, Problem } from '@/lib/content/types';
import type { VersionModel } from '@/lib/docs/types';
import type { LinkOrImage } from '@/lib/mdx/types';
import { decodePath } from '@/lib/routing/decode-path';
import { collectLinkableRoutes, getDocsBySource, toRouteKey } from '@/lib/docs/link-index';
import { findNearestPath, suggest } from '@/lib/site/nearest-name';
import { checkEachDoc, type DocMistake } from './check-each-doc';
import { resolveDocLink } from '@/lib/docs/resolve-link';
import type { CheckLevels } from '@/lib/site/check-levels';
import type { CheckedSite } from './types';

function describeMissingFile(
  doc: Doc,
  version: VersionModel,
  link: LinkOrImage,
  tried: readonly string[],
): DocMistake {
  const nearest = findNearestPath(tried[0] ?? link.href, [...getDocsBySource(version).keys()]);
  const relative = nearest === null ? null : path.relative(path.dirname(doc.source), nearest);
  const target = relative === null || relative.startsWith('.') ? relative : `./${relative}`;
  return {
    line: link.line,
    column: link.column,
    rule: 'broken-markdown-link',
    message: `The link "${link.href}" does not lead to a file of version "${version.name}". Tried: ${tried.join(', ')}.`,
    hint: suggest(target, 'Correct the path, or list the page in content/planned.json.'),
  };
}

function describeMissingPage(
  link: LinkOrImage,
  target: string,
  routes: ReadonlyMap<string, string>,
): DocMistake {
  const withoutEnding = routes.get(toRouteKey(target.replace(/(?:\/index)?\.html$/, '')));
  const nearest = withoutEnding ?? findNearestPath(toRouteKey(target), [...routes.values()]);
  const message = `The link "${link.href}" leads to "${target}", which is neither a page nor a file in public/.`;
  const hint = suggest(nearest, 'Correct the address, or list the page in content/planned.json.');
  return { line: link.line, column: link.column, rule: 'broken-link', message, hint };
}

/**
 * Reports links to Markdown files that do not exist, and links to addresses that are neither a page, nor a planned
 * page, nor a file in `public/`. Links to other hosts are not checked.
 * @see acceptance BLD-01, BLD-02, BLD-07
 */
export function checkLinks(
  { model, compiled, inputs }: CheckedSite,
  levels: Pick<CheckLevels, 'brokenLinks' | 'brokenMarkdownLinks' | 'brokenTagLinks'>,
): Problem[] {
  const routes = collectLinkableRoutes(model, inputs.pageRoutes);

  function findFault(doc: Doc, version: VersionModel, link: LinkOrImage): DocMistake | null {
    const target = resolveDocLink(doc, link.href, version, model.planned);
    if (target.kind === 'missing') return describeMissingFile(doc, version, link, target.tried);
    if (target.kind !== 'path' || routes.has(toRouteKey(target.path))) return null;
    if (inputs.fileExists(`public${decodePath(target.path)}`)) return null;
    return describeMissingPage(link, target.path, routes);
  }

  return checkEachDoc({ model, compiled }, ({ links }, doc, version) =>
    links.flatMap((link) => {
      const finding = findFault(doc, version, link);
      if (!finding) return [];
      const ofKind = finding.rule === 'broken-link' ? levels.brokenLinks : levels.brokenMarkdownLinks;
      const severity = link.isTag ? levels.brokenTagLinks : ofKind;
      return severity === 'off' ? [] : [{ ...finding, severity }];
    }),
  );
}
