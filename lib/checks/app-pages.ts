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
  return new RegExp(`^${body || '/'}$`);
}

/**
 * Those of `routes` that a `page.tsx` below `app/` serves by now. Catch-all folders are the docs' and do not
 * count.
 * @see acceptance BLD-01
 */
export function findExistingPages(root: string, routes: readonly string[]): string[] {
  const pages = readdirSync(path.join(root, 'app'), { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep))
    .filter((parts) => parts.at(-1) === 'page.tsx' && !parts.some((part) => part.includes('[...')))
    .map((parts) => toExpression(parts.slice(0, -1).map(toSegment).join('')));
  return routes.filter((route) => pages.some((page) => page.test(route)));
}
