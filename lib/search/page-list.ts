import { getHeadTitles } from '@/lib/docs/head-titles';
import type { SiteModel } from '@/lib/docs/types';
import { codePageHeads } from '@/lib/site/code-page-heads';
import { galleryHeads } from '@/lib/site/gallery-heads';
import { controlNames, getControlRoute } from '@/lib/site/showcase-names';
import type { VersionPages } from './nearest-pages';

/** Pages that are not written in Markdown. */
const codePages = [
  ...Object.entries({ ...codePageHeads, ...galleryHeads }).map(([route, { title }]) => ({ route, title })),
  ...controlNames.map((name) => ({ route: getControlRoute(name), title: name })),
];

/**
 * Lists the listed pages of each version, latest first, for suggestions on the not-found page. Pages outside any version
 * count as pages of the latest one. @see acceptance ERR-16
 */
export function buildPageList({ versions, sitePages }: SiteModel): VersionPages[] {
  return versions
    .toSorted((left, right) => Number(right.isLast) - Number(left.isLast))
    .map((version) => {
      const headTitles = getHeadTitles(version);
      const outside = version.isLast ? sitePages.docs : [];
      const listed = [...version.docs, ...outside].filter(({ unlisted }) => !unlisted);
      const pages = [...listed, ...version.categoryPages].map(({ route, title }) => ({
        route,
        title: headTitles.get(route) ?? title,
      }));
      const { label, path, isLast } = version;
      return { label, path, pages: isLast ? [...pages, ...codePages] : pages };
    });
}
