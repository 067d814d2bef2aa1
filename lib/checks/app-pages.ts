import { readdirSync } from 'node:fs';
import path from 'node:path';

/** `(docs)` and `@slot` folders do not show in addresses; `%5F` is an underscore. */
function toSegment(folder: string): string {
  return /^(?:\(.*\)|@.*)$/.test(folder) ? '' : `/${decodeURIComponent(folder)}`;
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|\\]/g, '\\$&');
}

/** `/components/[control]` → an expression for the addresses it serves. */
function toExpression(route: string): RegExp {
  const body = escape(route).replace(/\[[^[\]]+\]/g, '[^/]+');
  return new RegExp(`^${body}$`);
}

/** A `page.tsx` below `app/`. */
export interface PageModule {
  /** Address that it serves, with its parameters: `/help`, `/components/[control]`. */
  route: string;
  /** Path from the project root, with `/`. */
  file: string;
}

/** Every `page.tsx` below `app/`, in code-unit order of their files. */
export function listPageModules(root: string): PageModule[] {
  return readdirSync(path.join(root, 'app'), { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep))
    .filter((parts) => parts.at(-1) === 'page.tsx')
    .map((parts) => ({
      route: parts.slice(0, -1).map(toSegment).join('') || '/',
      file: ['app', ...parts].join('/'),
    }))
    .toSorted((a, b) => (a.file < b.file ? -1 : 1));
}

/** The module that serves an address, catch-all ones left out; undefined when none does. */
export function findPageModule(modules: readonly PageModule[], route: string): PageModule | undefined {
  return modules.find((module) => !module.route.includes('[...') && toExpression(module.route).test(route));
}

/**
 * Those of `routes` that a `page.tsx` below `app/` serves by now. Catch-all folders are the docs' and do not
 * count.
 * @see acceptance BLD-01
 */
export function findExistingPages(root: string, routes: readonly string[]): string[] {
  const modules = listPageModules(root);
  return routes.filter((route) => findPageModule(modules, route) !== undefined);
}
