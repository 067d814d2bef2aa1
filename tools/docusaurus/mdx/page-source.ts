import path from 'node:path';

/** The folders of a page of a Docusaurus site in which its imports, links and images are looked up. */
export interface PageSource {
  /** Absolute folder of the page. */
  dir: string;
  /** Absolute folder of the page's version. */
  versionDir: string;
  /** Absolute folder that `@site` means. */
  siteDir: string;
  /** Absolute folders of static files; the first one that contains a file is used. */
  staticDirs: readonly string[];
  /** The page's front matter, for `{frontMatter.x}`. */
  frontMatter: Readonly<Record<string, unknown>>;
  /** Whether `$…$` is math: the site has remark-math. */
  math: boolean;
}

/**
 * Resolves an import of a page to an absolute path; null for packages.
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

/** Path of a file relative to the folder `from`: `./x`, `../x`. */
export function toRelative(from: string, file: string): string {
  const target = path.relative(from, file).split(path.sep).join('/');
  return target.startsWith('.') ? target : `./${target}`;
}

/** Rewrites a module path for a page in another folder. */
export function rebaseSpecifier(specifier: string, from: string, to: string): string {
  const [, loader = '', plain = specifier] = /^(!!?[^!]+!)?(.*)$/.exec(specifier) ?? [];
  if (!/^\.\.?(?:\/|$)/.test(plain)) return specifier;
  return loader + toRelative(to, path.resolve(from, plain));
}
