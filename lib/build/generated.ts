import { join } from 'node:path';
import type { Problem } from '@/lib/content/types';
import { buildAlternates } from '@/lib/docs/alternates';
import { getNodeCards } from '@/lib/docs/cards';
import { buildGlossaryGroups } from '@/lib/docs/glossary-groups';
import { buildRouteParams } from '@/lib/docs/route-params';
import { buildSidebarModules } from '@/lib/docs/sidebar-modules';
import { buildSitemap } from '@/lib/docs/sitemap';
import type { SiteModel } from '@/lib/docs/types';
import { getLatestVersion } from '@/lib/docs/versions';
import { withBasePathInHtml } from '@/lib/routing/base-path';
import { getSearchSettings } from '@/lib/search/settings';
import type { ChangeList } from '@/lib/versions/change-list';
import type { BuiltShowcase } from '@/lib/showcase/build-showcase';
import { getControlFile } from '@/lib/site/showcase-names';
import type { SiteConfig } from '@/lib/site/schema';
import { getSearchDialogConfig } from '@/lib/site/search-config';
import { getShellConfig, getSiteVersions, type ShellConfig } from '@/lib/site/shell-config';
import type { ShellNavbarItem } from '@/lib/site/shell-navbar';
import { listedVersions } from '@/lib/site/config';
import { buildDevProblems } from './dev-problems';
import { writeIfChanged } from './write-if-changed';

/** Folder of the modules that are derived from content before Next.js runs. Not committed. */
export const generatedDir = 'generated';

export interface GeneratedInput {
  model: SiteModel;
  /** What the latest version changed. */
  changes: ChangeList | null;
  site: SiteConfig;
  /** All problems, which only development shows. */
  problems: readonly Problem[];
  /** The navbar's items with the pages they lead to. */
  navbarItems: readonly ShellNavbarItem[];
  /** Addresses of pages that are no docs. */
  pageRoutes: readonly string[];
  /** Code and props of the controls and patterns. */
  showcase: BuiltShowcase;
}

/** The shell's part of the configuration; links in the announcement's HTML get the base address (RT-26). */
function getShell(site: SiteConfig, items: readonly ShellNavbarItem[]): ShellConfig {
  const shell = getShellConfig(site, items);
  const { announcementBar: bar } = shell;
  if (!bar) return shell;
  return { ...shell, announcementBar: { ...bar, content: withBasePathInHtml(bar.content, site.baseUrl) } };
}

/**
 * What the configuration gives to styles, as custom properties: the site's address for printed links, and the colors
 * of the announcement, for which no page then needs an inline style (AB-02). Without a bar nothing keeps room for one.
 */
function getSiteStyles({ announcementBar, url }: SiteConfig): string {
  const bar = announcementBar
    ? `  --announcement-bg: ${announcementBar.backgroundColor};\n  --announcement-text: ${announcementBar.textColor};\n`
    : '  --announcement-height: 0px;\n';
  return `:root {\n  --site-url: ${JSON.stringify(url)};\n${bar}}\n`;
}

/**
 * Writes the small files that pages import from `generated/`: one sidebar a version, the exceptions of the version menu,
 * what changed since the version before, the parts of the configuration for the shell, search and styles, the parameters
 * of routes, the site map, the glossary, and the top categories for the search page.
 */
export async function writeGenerated(
  { model, changes, site, problems, navbarItems, pageRoutes, showcase }: GeneratedInput,
  dir = generatedDir,
): Promise<void> {
  const latest = getLatestVersion(model.versions);
  const folders = listedVersions.olderVersions.map(({ name }) => name);
  const json = (value: unknown) => `${JSON.stringify(value)}\n`;
  const files: Record<string, string> = {
    'changes.json': json(changes),
    'glossary.json': json(buildGlossaryGroups(model)),
    'route-params.json': json(buildRouteParams(model, folders)),
    'problems.json': json(buildDevProblems(model, problems)),
    'search.json': json(getSearchSettings(site)),
    'search-dialog.json': json(getSearchDialogConfig(site)),
    'shell.json': json(getShell(site, navbarItems)),
    'sections.json': json(getNodeCards(Object.values(latest.sidebars).flat(), latest)),
    'site.css': getSiteStyles(site),
    'sitemap.json': json(buildSitemap(model, pageRoutes)),
    'versions.json': json({ versions: getSiteVersions(site), alternates: buildAlternates(model.versions) }),
    ...Object.fromEntries(
      Object.entries(showcase.controls).map(([name, part]) => [
        `showcase/controls/${getControlFile(name)}.json`,
        json(part),
      ]),
    ),
    ...Object.fromEntries(
      Object.entries(showcase.patterns).map(([id, part]) => [`showcase/patterns/${id}.json`, json(part)]),
    ),
    ...buildSidebarModules(model, folders),
  };
  await Promise.all(Object.entries(files).map(([name, text]) => writeIfChanged(join(dir, name), text)));
}
