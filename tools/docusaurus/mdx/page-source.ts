import path from 'node:path';

/** Where a page of a Docusaurus site lies: the folders in which its imports, links and pictures are looked up. */
export interface PageSource {
  /** Absolute folder of the page. */
  dir: string;
  /** Absolute folder of the version that the page is of. */
  versionDir: string;
  /** Absolute folder that `@site` means. */
  siteDir: string;
  /** Absolute folders of the files that are served as they are; a file is taken from the first that has it. */
  staticDirs: readonly string[];
  /** The page's own keys, for `{frontMatter.x}`. */
  frontMatter: Readonly<Record<string, unknown>>;
  /** Whether `$…$` is math: the site has remark-math. */
  math: boolean;
}

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

/** A file as a page in the folder `from` would write it: `./x`, `../x`. */
export function toRelative(from: string, file: string): string {
  const target = path.relative(from, file).split(path.sep).join('/');
  return target.startsWith('.') ? target : `./${target}`;
}

/** What a module path becomes when the page that imports it lies elsewhere. */
export function rebaseSpecifier(specifier: string, from: string, to: string): string {
  const [, loader = '', plain = specifier] = /^(!!?[^!]+!)?(.*)$/.exec(specifier) ?? [];
  if (!/^\.\.?(?:\/|$)/.test(plain)) return specifier;
  return loader + toRelative(to, path.resolve(from, plain));
}
