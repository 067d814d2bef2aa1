import path from 'node:path';
import { site } from '@/lib/site/config';
import { escapeRegex } from '@/lib/site/escape-regex';
import { getPageExtensions } from '@/lib/site/page-extensions';
import { listFiles } from './export/served-files';

/** `(docs)` and `@slot` folders are not part of addresses; `%5F` is an underscore. */
function toSegment(folder: string): string {
  return /^(?:\(.*\)|@.*)$/.test(folder) ? '' : `/${decodeURIComponent(folder)}`;
}

/** `/components/[control]` → an expression for the addresses it serves. */
function toExpression(route: string): RegExp {
  const fixed = route.split(/\[[^[\]]+\]/).map(escapeRegex);
  return new RegExp(`^${fixed.join('[^/]+')}$`);
}

/** A `page.tsx` below `app/`, or a `page.debug.tsx` when the site has its debug area. */
export interface PageModule {
  /** Address that it serves, with its parameters: `/help`, `/components/[control]`. */
  route: string;
  /** Path from the project root, with `/`. */
  file: string;
}

/**
 * Every module of a page below `app/`, in code-unit order of their files.
 * @param debugPages whether those of the debug area count
 */
export function listPageModules(root: string, debugPages = site.debugPages): PageModule[] {
  const names = new Set(getPageExtensions(debugPages).map((extension) => `page.${extension}`));
  return listFiles(path.join(root, 'app'))
    .map((file) => file.split('/'))
    .filter((parts) => names.has(parts.at(-1) ?? ''))
    .map((parts) => ({
      route: parts.slice(0, -1).map(toSegment).join('') || '/',
      file: ['app', ...parts].join('/'),
    }));
}

/** The module that serves an address, catch-all ones left out; undefined when none does. */
export function findPageModule(modules: readonly PageModule[], route: string): PageModule | undefined {
  return modules.find((module) => !module.route.includes('[...') && toExpression(module.route).test(route));
}

/**
 * The routes that a `page.tsx` below `app/` serves. Catch-all folders belong to the docs and do not count.
 * @see acceptance BLD-01
 */
export function findExistingPages(root: string, routes: readonly string[]): string[] {
  const modules = listPageModules(root);
  return routes.filter((route) => findPageModule(modules, route) !== undefined);
}
