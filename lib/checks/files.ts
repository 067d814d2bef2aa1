import { collectLinkableRoutes, toRouteKey } from '@/lib/docs/link-index';
import { findFile, findPreview, isElsewhere } from '@/lib/docs/resolve-image';
import { resolveDocLink } from '@/lib/docs/resolve-link';
import { site as config } from '@/lib/site/config';
import { escapeRegex } from '@/lib/site/escape-regex';
import type { HostUse } from '@/lib/site/schema';
import { checkEachDoc, type DocMistake } from './check-each-doc';
import { adviseMissingFile } from './images';
import type { Check } from './types';

/** Reports files that pages load, and preview images of pages, that do not exist. @see acceptance BLD-09 */
export const checkFiles: Check = (site) => {
  const { model, inputs } = site;
  const routes = collectLinkableRoutes(model, inputs.pageRoutes);
  return checkEachDoc(site, ({ files }, doc, version): DocMistake[] => {
    const explain = (href: string) => ({
      rule: 'missing-file',
      message: `The file "${href}" does not exist beside the page, nor in public/ if it starts with a slash.`,
      hint: adviseMissingFile(href),
    });
    const isMissing = (href: string) => {
      if (isElsewhere(href) || findFile(doc, href, inputs.fileExists) !== null) return false;
      const target = resolveDocLink(doc, href, version);
      return target.kind === 'missing' || (target.kind === 'path' && !routes.has(toRouteKey(target.route)));
    };
    const { image } = doc.frontmatter;
    const hasPreview =
      image === undefined || isElsewhere(image) || findPreview(doc, image, inputs.fileExists) !== null;
    return [
      ...files
        .filter(({ href }) => isMissing(href))
        .map(({ href, line, column }) => ({ line, column, ...explain(href) })),
      ...(hasPreview ? [] : [{ key: 'image', ...explain(image) }]),
    ];
  });
};

/** Returns the origin or scheme from which an address loads; null for the site itself. */
function getForeignOrigin(href: string): string | null {
  if (!isElsewhere(href) || !URL.canParse(href, config.url)) return null;
  const { origin, protocol } = new URL(href, config.url);
  if (origin === new URL(config.url).origin) return null;
  return /^https?:/.test(protocol) ? origin : protocol;
}

const matches = (origin: string) => (allowed: string) =>
  new RegExp(`^${escapeRegex(allowed).replace(String.raw`\*`, '.+')}$`).test(origin);

/** Reports what pages load from hosts that their Content Security Policy blocks. */
export const checkForeignHosts: Check = (site) =>
  checkEachDoc(site, ({ images, files }): DocMistake[] => {
    const loaded: { href: string; use: HostUse | 'link'; line: number; column: number }[] = [
      ...images.map((image) => ({ ...image, use: 'image' as const })),
      ...files,
    ];
    return loaded.flatMap(({ href, use, line, column }) => {
      const origin = getForeignOrigin(href);
      if (origin === null || use === 'link' || (use === 'image' && origin === 'data:')) return [];
      if (site.inputs.allowedHosts?.[use]?.some(matches(origin))) return [];
      const message = `"${href}" is on another host, so the policy of the page blocks it.`;
      const hint = origin.endsWith(':')
        ? 'Save it as a file beside the page.'
        : `Save it as a file beside the page, link to it, or add "${origin}" to "allowedHosts.${use}" in site.config.ts.`;
      return [{ line, column, rule: 'foreign-host', message, hint }];
    });
  });
