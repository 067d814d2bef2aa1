import { join } from 'node:path';
import type { DevProblems, Problem } from '@/lib/content/types';
import { getSidebarEntryCards } from '@/lib/docs/cards';
import { buildGlossaryGroups } from '@/lib/docs/glossary-groups';
import { buildRouteParams } from '@/lib/docs/route-params';
import { buildSidebarModules } from '@/lib/docs/sidebar-modules';
import { buildSitemap } from '@/lib/docs/sitemap';
import { listPageFolders } from '@/lib/docs/site-pages';
import type { SiteModel } from '@/lib/docs/types';
import { buildVersionPaths } from '@/lib/docs/version-paths';
import { getLatestVersion } from '@/lib/docs/versions';
import { withBasePathInHtml } from '@/lib/routing/base-path';
import { decodePath } from '@/lib/routing/decode-path';
import { normalizePath } from '@/lib/routing/normalize-path';
import { getSearchSettings } from '@/lib/search/settings';
import type { ShowcaseData } from '@/lib/showcase/build-showcase';
import { site } from '@/lib/site/config';
import {
  getSearchDialogConfig,
  getShellConfig,
  getShellVersions,
  type ShellConfig,
  type ShellNavbarItem,
} from '@/lib/site/shell-config';
import { writeIfChanged } from '@/lib/content/replace-file';
import { buildDevScript } from '@/build/browser-scripts';
import { generatedDir } from '@/build/generated-dir';
import type { CheckedSite } from './check-site';
import type { RenderedSite } from './render-site';

/** Returns the shell's part of the configuration. Adds the base path to links in the announcement's HTML (RT-26). */
function getShell(items: readonly ShellNavbarItem[]): ShellConfig {
  const shell = getShellConfig(site, items);
  const { announcementBar: bar } = shell;
  if (!bar) return shell;
  return { ...shell, announcementBar: { ...bar, content: withBasePathInHtml(bar.content, site.baseUrl) } };
}

/**
 * Returns CSS from the configuration: the site's address for printed links, and the colors of the announcement bar
 * (AB-02), whose height is 0 without an announcement.
 */
function getSiteStyles(): string {
  const { announcementBar: bar, url } = site;
  const barStyles = bar
    ? `  --announcement-bg: ${bar.backgroundColor};\n  --announcement-text: ${bar.textColor};\n`
    : '  --announcement-height: 0px;\n';
  return `:root {\n  --site-url: ${JSON.stringify(url)};\n${barStyles}}\n`;
}

/** Writes the files that pages import from `generated/`. */
export async function writeGeneratedFiles(
  { model, changes }: RenderedSite,
  { report, navbarItems, existingPages, showcaseTexts }: CheckedSite,
  showcase: ShowcaseData,
): Promise<void> {
  const latest = getLatestVersion(model.versions);
  const json = (value: unknown) => `${JSON.stringify(value)}\n`;
  const files: Record<string, string> = {
    'changes.json': json(changes.list),
    // Development only.
    'inline-script.js': buildDevScript(site),
    'glossary.json': json(buildGlossaryGroups(model)),
    'route-params.json': json(buildRouteParams(model)),
    'problems.json': json(buildDevProblems(model, report.problems)),
    'search.json': json(getSearchSettings(site)),
    'search-dialog.json': json(getSearchDialogConfig(site)),
    'shell.json': json(getShell(navbarItems)),
    'sections.json': json(getSidebarEntryCards(latest.sidebar, latest)),
    'site.css': getSiteStyles(),
    'sitemap.json': json(buildSitemap(model, existingPages)),
    'showcase/texts.json': json(showcaseTexts),
    'versions.json': json({ versions: getShellVersions(site), paths: buildVersionPaths(model.versions) }),
    ...Object.fromEntries(
      Object.entries(showcase).map(([file, data]) => [`showcase/${file}.json`, json(data)]),
    ),
    ...buildSidebarModules(model),
  };
  await Promise.all(
    Object.entries(files).map(([name, text]) => writeIfChanged(join(generatedDir, name), text)),
  );
}

/** Groups problems by page. @see acceptance BLD-09 */
export function buildDevProblems(model: SiteModel, problems: readonly Problem[]): DevProblems {
  const routes = new Map(
    listPageFolders(model)
      .flatMap(({ docs }) => docs)
      .map(({ file, route }) => [file, route]),
  );
  const result: DevProblems = { pages: {}, elsewhere: 0 };
  for (const problem of problems) {
    const route = routes.get(problem.file);
    if (route === undefined) result.elsewhere += 1;
    else (result.pages[decodePath(normalizePath(route))] ??= []).push(problem);
  }
  return result;
}
