import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { checkPageExports, findExistingPages } from '@/lib/checks/app-pages';
import { listContentImages } from '@/lib/checks/images';
import { checkNavbarItems, siteConfigFile } from '@/lib/checks/navbar-items';
import { checkRedirects } from '@/lib/checks/redirects';
import { runChecks } from '@/lib/checks/run-checks';
import { readWritingRules } from '@/lib/checks/writing-rules';
import { reportProblems } from '@/lib/content/problems';
import type { Problem } from '@/lib/content/types';
import { resolveNavbarItems } from '@/lib/docs/navbar-items';
import { collectRedirects } from '@/lib/docs/redirects';
import { sitePagesFolder } from '@/lib/docs/site-pages';
import { pageRoutes } from '@/lib/routing/page-routes';
import { readSynonyms } from '@/lib/search/site-indexes';
import { readShowcaseTexts } from '@/lib/showcase/texts';
import { site } from '@/lib/site/config';
import type { RenderedSite } from './render-site';

/** Returns the viewer release that the pages of each version were checked against. */
const getViewers = () => new Map(site.versions.map(({ name, viewer }) => [name, viewer.checkedAgainst]));

/** Rules of mistakes because of which a page may not be rendered. */
const breaksRendering = new Set([
  'code-in-page',
  'frontmatter-fence',
  'mdx-syntax',
  'missing-attribute',
  'page-head',
  'tab-set',
  'unknown-component',
]);

/** Removes render problems of pages that have a mistake which usually causes them. */
export function withoutFaulty(problems: readonly Problem[], found: readonly Problem[]): Problem[] {
  const faulty = new Set(found.filter(({ rule }) => breaksRendering.has(rule)).map(({ file }) => file));
  return problems.filter(({ file }) => !faulty.has(file));
}

/** What the checks found, and the parts of the configuration that they resolved. */
export type CheckedSite = ReturnType<typeof checkSite>;

/** Checks all content and the parts of the configuration that depend on it. Writes nothing. */
export function checkSite(rendered: RenderedSite) {
  const { model, compiled, fileExists, imageProblems, renderProblems } = rendered;
  const root = process.cwd();
  const existingPages = findExistingPages(root, pageRoutes);
  // Only the site's own content has a `writing.json`; the content of tests has none.
  const writingRules = readWritingRules();
  const inputs = {
    fileExists,
    pageRoutes: existingPages,
    contentImages: listContentImages([...site.versions, sitePagesFolder], root),
    allowedHosts: site.allowedHosts,
    ...(writingRules && { writingRules, viewers: getViewers() }),
  };
  const navbar = resolveNavbarItems(site.navbar.items, model);
  const { synonyms, problems: synonymProblems } = readSynonyms();
  const { problems: showcaseProblems, ...showcaseTexts } = readShowcaseTexts(root);
  const redirects = collectRedirects(model, site.redirects, siteConfigFile);
  const readText = (file: string) => readFileSync(resolve(root, file), 'utf8');
  const problems: Problem[] = [
    ...runChecks(model, compiled, inputs),
    ...imageProblems,
    ...synonymProblems,
    ...showcaseProblems,
    ...checkPageExports(root),
    ...checkRedirects(redirects, model, inputs, readText),
    ...checkNavbarItems(navbar.faults, readText(siteConfigFile)),
  ];
  problems.push(...withoutFaulty(renderProblems, problems));
  return {
    report: reportProblems(problems),
    redirects,
    navbarItems: navbar.items,
    existingPages,
    synonyms,
    showcaseTexts,
    /** True if the content is the site's own; tests use other content. */
    isOwnContent: writingRules !== null,
  };
}
