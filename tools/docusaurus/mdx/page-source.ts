import path from 'node:path';

/** Information about a page of a Docusaurus site that is needed to resolve its imports, links and images. */
export interface PageSource {
  /** Absolute path of the folder that contains the page. */
  dir: string;
  /** Absolute path of the folder of the page's version. */
  versionDir: string;
  /** Absolute path of the site folder, which pages write as `@site`. */
  siteDir: string;
  /** Absolute folders of static files; the first one that contains a file is used. */
  staticDirs: readonly string[];
  /** Front matter of the page, for expressions such as `{frontMatter.x}`. */
  frontMatter: Readonly<Record<string, unknown>>;
  /** True if the site uses remark-math, so that `$…$` is a formula. */
  math: boolean;
}

/**
 * Resolves the path of an import to an absolute path; returns null for packages.
 * @param specifier imported path, such as `./_part.mdx` or `@site/src/components/x`
 */
export function resolveSpecifier(
  specifier: string,
  { dir, siteDir }: Pick<PageSource, 'dir' | 'siteDir'>,
): string | null {
  if (/^\.\.?(?:\/|$)/.test(specifier)) return path.resolve(dir, specifier);
  if (specifier.startsWith('@site/')) return path.join(siteDir, specifier.slice('@site/'.length));
  return null;
}

/** Returns the path of a file relative to the folder `from`, as `./x` or `../x`. */
export function toRelative(from: string, file: string): string {
  const target = path.relative(from, file).split(path.sep).join('/');
  return target.startsWith('.') ? target : `./${target}`;
}

/** Rewrites the path of an import in the folder `from` so that it can be used in the folder `to`. */
export function rebaseSpecifier(specifier: string, from: string, to: string): string {
  const [, loader = '', plain = specifier] = /^(!!?[^!]+!)?(.*)$/.exec(specifier) ?? [];
  if (!/^\.\.?(?:\/|$)/.test(plain)) return specifier;
  return loader + toRelative(to, path.resolve(from, plain));
}
