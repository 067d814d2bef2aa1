import path from 'node:path';
import type { PageSource } from '@/lib/content/types';

/**
 * The file that an import of a page means, absolute; null for packages.
 *
 * @param specifier e.g. `./_part.mdx`, `@site/src/components/x`
 */
export function resolveSpecifier(
  specifier: string,
  { dir, siteDir }: Pick<PageSource, 'dir' | 'siteDir'>,
): string | null {
  if (/^\.\.?(?:\/|$)/.test(specifier)) return path.resolve(dir, specifier);
  if (specifier.startsWith('@site/')) return path.join(siteDir, specifier.slice('@site/'.length));
  return null;
}

/** What a module path becomes when the page that imports it lies elsewhere. */
export function rebaseSpecifier(specifier: string, from: string, to: string): string {
  const [, loader = '', plain = specifier] = /^(!!?[^!]+!)?(.*)$/.exec(specifier) ?? [];
  if (!/^\.\.?(?:\/|$)/.test(plain)) return specifier;
  const target = path.relative(to, path.resolve(from, plain)).split(path.sep).join('/');
  return loader + (target.startsWith('.') ? target : `./${target}`);
}
