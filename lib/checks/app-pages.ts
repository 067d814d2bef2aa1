import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';
import type { Problem } from '@/lib/content/types';
import { createKeyProblem } from '@/lib/content/validate-keys';
import { site } from '@/lib/site/config';
import { escapeRegex } from '@/lib/site/escape-regex';
import { getPageExtensions } from '@/lib/site/page-extensions';
import { listFiles } from './export/served-files';

/** Converts a folder name to a path segment. `(docs)` and `@slot` add no segment; `%5F` stands for an underscore. */
function toSegment(folder: string): string {
  return /^(?:\(.*\)|@.*)$/.test(folder) ? '' : `/${decodeURIComponent(folder)}`;
}

/** Converts a route such as `/components/[control]` to a regular expression that matches the paths it serves. */
function toExpression(route: string): RegExp {
  const fixed = route.split(/\[[^[\]]+\]/).map(escapeRegex);
  return new RegExp(`^${fixed.join('[^/]+')}$`);
}

/** A page module below `app/`: a `page.tsx` or, if the site has its debug area, a `page.debug.tsx`. */
export interface PageModule {
  /** Route that the module serves, with parameters in brackets: `/help`, `/components/[control]`. */
  route: string;
  /** Path from the project root, with forward slashes. */
  file: string;
}

/** Lists all page modules below `app/`, sorted by path in code-unit order. */
export function listPageModules(root: string): PageModule[] {
  const names = new Set(getPageExtensions(site.debugPages).map((extension) => `page.${extension}`));
  return listFiles(path.join(root, 'app'))
    .map((file) => file.split('/'))
    .filter((parts) => names.has(parts.at(-1) ?? ''))
    .map((parts) => ({
      route: parts.slice(0, -1).map(toSegment).join('') || '/',
      file: ['app', ...parts].join('/'),
    }));
}

/** Returns the first page module that serves a route. Ignores catch-all routes. Undefined if none does. */
export function findPageModule(modules: readonly PageModule[], route: string): PageModule | undefined {
  return modules.find((module) => !module.route.includes('[...') && toExpression(module.route).test(route));
}

/** Returns the routes that a page module under `app/` serves, except catch-all ones. @see acceptance BLD-01 */
export function findExistingPages(root: string, routes: readonly string[]): string[] {
  const modules = listPageModules(root);
  return routes.filter((route) => findPageModule(modules, route) !== undefined);
}

/** True if a module has a default export. Also true if the module cannot be parsed, since the compiler reports that. */
function hasDefaultExport(file: string, source: string): boolean {
  const { errors, module } = parseSync(file, source);
  if (errors.length > 0) return true;
  return module.staticExports.some(({ entries }) =>
    entries.some(
      ({ exportName, isType }) => !isType && (exportName.kind === 'Default' || exportName.name === 'default'),
    ),
  );
}

/** Reports page modules below `app/` that have no default export, before Next.js starts. @see acceptance BLD-05 */
export function checkPageExports(root: string): Problem[] {
  return listPageModules(root)
    .filter(({ file }) => !hasDefaultExport(file, readFileSync(path.join(root, file), 'utf8')))
    .map(({ route, file }) => {
      const message = `The page of "${route}" has no default export, so it cannot be rendered.`;
      const hint = 'Export the component that renders the page: export default function Page() { … }.';
      return createKeyProblem(file, { line: 1 }, 'page-without-default-export', message, hint);
    });
}
