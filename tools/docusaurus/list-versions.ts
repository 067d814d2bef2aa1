import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '@/lib/content/types';
import { createKeyProblem } from '@/lib/content/validate-keys';
import type { DocusaurusConfig } from './config-schema';
import type { DocusaurusVersion } from './types';

/** A version with its folder and address, but without its sidebars. */
export type VersionLocation = Omit<DocusaurusVersion, 'sidebars' | 'sidebarFile'>;

/** The versions of a site, and problems, whose file paths are absolute. */
export interface VersionListing {
  places: VersionLocation[];
  problems: Problem[];
}

/**
 * Lists the versions that a site serves, by the rules of Docusaurus: `versions.json` lists versions, newest first. The
 * latest version is `lastVersion` or else the first of the list; its address is that of the docs. Unreleased docs are
 * served at `/next`, and other versions at an address with their name.
 * @param siteDir absolute path of the site
 * @see acceptance VER-01, RT-02
 */
export function listVersions(siteDir: string, { docs }: DocusaurusConfig): VersionListing {
  const { names, problems } = docs.disableVersioning ? { names: [], problems: [] } : readNames(siteDir);
  const currentDir = docs.path ?? 'docs';
  const hasCurrent = docs.includeCurrentVersion !== false && existsSync(join(siteDir, currentDir));
  const all = [...(hasCurrent ? ['current'] : []), ...names];
  const served = docs.onlyIncludeVersions
    ? all.filter((name) => docs.onlyIncludeVersions?.includes(name))
    : all;
  if (served.length === 0) {
    const message = `There is neither a folder ${currentDir}/ nor any version.`;
    const hint = 'Set CONTENT_DIR to the folder of the site, which contains docs/, or to a folder of pages.';
    return { places: [], problems: [...problems, report(siteDir, message, hint)] };
  }
  const wanted = docs.lastVersion ?? names[0] ?? 'current';
  const last = served.includes(wanted) ? wanted : (served[0] ?? 'current');
  const lastAt = served.indexOf(last);
  const places = served.map((name, at): VersionLocation => {
    const isLast = name === last;
    const usualBanner = isLast ? 'none' : at < lastAt ? 'unreleased' : 'unmaintained';
    const dir = name === 'current' ? currentDir : `versioned_docs/version-${name}`;
    const usual = name === 'current' ? { label: 'Next', path: 'next' } : { label: name, path: name };
    const { path, label = usual.label, banner = usualBanner } = docs.versions?.[name] ?? {};
    const route = joinPath(docs.routeBasePath ?? 'docs', path ?? (isLast ? '' : usual.path));
    return { name, label, banner, path: route, dir, isLast };
  });
  return { places, problems };
}

/** Joins parts of a path with single slashes: `/`, `/docs`, `/docs/next`. */
function joinPath(...parts: string[]): string {
  const clean = parts.map((part) => part.replace(/^\/+|\/+$/g, '')).filter((part) => part !== '');
  return `/${clean.join('/')}`;
}

function readNames(siteDir: string): { names: string[]; problems: Problem[] } {
  const file = join(siteDir, 'versions.json');
  if (!existsSync(file)) return { names: [], problems: [] };
  try {
    const value = JSON.parse(readFileSync(file, 'utf8')) as unknown;
    if (Array.isArray(value) && value.every((name) => typeof name === 'string'))
      return { names: value, problems: [] };
  } catch {
    // Invalid JSON is reported below, with the same message as JSON of another form.
  }
  const problem = report(file, 'This is not a list of version names.', 'Write ["2.0", "1.0"], newest first.');
  return { names: [], problems: [problem] };
}

function report(file: string, message: string, hint: string): Problem {
  return createKeyProblem(file, { line: 1 }, 'docusaurus-layout', message, hint);
}
