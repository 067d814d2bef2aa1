import { getHeadTitles } from '@/lib/docs/head-titles';
import type { SiteModel } from '@/lib/docs/types';
import { sitePageHeads } from '@/lib/site/page-sections';
import { controlNames, getControlRoute } from '@/lib/site/showcase-names';
import type { VersionPages } from './nearest-pages';

/** Pages outside the docs, which belong to the latest version. */
const sitePages = [
  ...Object.entries(sitePageHeads).map(([route, { title }]) => ({ route, title })),
  ...controlNames.map((name) => ({ route: getControlRoute(name), title: name })),
];

/** Lists the listed pages of each version, latest first, for suggestions on the not-found page. @see acceptance ERR-16 */
export function buildPageList({ versions }: SiteModel): VersionPages[] {
  return versions
    .toSorted((left, right) => Number(right.isLast) - Number(left.isLast))
    .map((version) => {
      const headTitles = getHeadTitles(version);
      const listed = version.docs.filter(({ unlisted }) => !unlisted);
      const pages = [...listed, ...version.categoryPages].map(({ route, title }) => ({
        route,
        title: headTitles.get(route) ?? title,
      }));
      const { label, path, isLast } = version;
      return { label, path, pages: isLast ? [...pages, ...sitePages] : pages };
    });
}
