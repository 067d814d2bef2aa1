import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import type { Problem } from '@/lib/content/types';
import { createKeyProblem } from '@/lib/content/validate-keys';
import { findConfigFile, readConfig } from './read-config';
import { readSidebars, type SidebarFile } from './read-sidebars';
import type { DocusaurusConfig } from './config-schema';

/** A version of the docs, with its address, folder and sidebars. */
export interface DocusaurusVersion {
  /** Name of the version: `current`, or an entry of `versions.json`. */
  name: string;
  label: string;
  /** Address prefix, without the base path: `/`, `/docs`, `/docs/3.9`. */
  path: string;
  /** Folder of the pages, relative to `contentDir`. */
  dir: string;
  isLast: boolean;
  banner: 'none' | 'unmaintained' | 'unreleased';
  /** Sidebars of the version; null if the sidebar is generated from the folders. */
  sidebars: SidebarFile | null;
  /** Path of the sidebar file in error messages; null if there is none. */
  sidebarFile: string | null;
}

/** An imported Docusaurus site, or a single docs folder. */
export interface DocusaurusSite {
  /** Absolute path of the site, written as `@site` in imports; the docs folder if there is no site. */
  siteDir: string;
  /** Absolute path of the folder that contains the `dir` of each version. */
  contentDir: string;
  /** All versions, newest first. */
  versions: DocusaurusVersion[];
  /** Absolute folders of static files; the first one that contains a file is used. */
  staticDirs: string[];
  config: DocusaurusConfig;
  /** True if the site uses remark-math, so that `$…$` is a formula. */
  math: boolean;
  problems: Problem[];
}

export interface LoadSiteOptions {
  /** Project root; paths in error messages are relative to this folder. */
  root?: string;
  /** Overrides the option `routeBasePath` of the docs plugin. */
  routeBasePath?: string | undefined;
}

const sidebarNames = ['ts', 'js', 'mjs', 'cjs', 'json'].map((ending) => `sidebars.${ending}`);

/**
 * Reads the configuration, versions and sidebars of a Docusaurus 3 site, but not its pages. Docusaurus is not needed.
 * @param dir folder of a site (with `docusaurus.config` or `docs/`), or of docs. Docs are imported as one version, with
 *   the configuration and static files of the site that contains them, if there is one
 * @throws Error when the folder does not exist
 * @see acceptance RT-23, VER-01
 */
export function loadDocusaurusSite(dir: string, options: LoadSiteOptions = {}): DocusaurusSite {
  const root = options.root ?? process.cwd();
  const given = resolve(root, dir);
  if (!statSync(given, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(`There is no folder ${given}.`);
  const toFile = (path: string) => relative(root, path).split(sep).join('/');
  const siteDir = findSiteDir(given);
  const math = siteDir !== null && hasPackage(siteDir, 'remark-math');
  const read = readConfig(siteDir ?? given, toFile, math);
  const { docs } = read.config;
  // The default of Docusaurus is `docs`; docs without a configuration file are served at the root.
  const routeBasePath = options.routeBasePath ?? docs.routeBasePath ?? (read.file === null ? '/' : 'docs');
  const config = { ...read.config, docs: { ...docs, routeBasePath } };
  const listing =
    siteDir === given ? listVersions(given, config) : { places: [alone(given, config)], problems: [] };
  const problems: Problem[] = [
    ...read.problems,
    ...listing.problems.map((fault) => ({ ...fault, file: toFile(fault.file) })),
  ];
  const versions = listing.places.map((place) => {
    const file = findSidebarFile(siteDir, place, config);
    const { sidebars, problems: faults } =
      file === null ? { sidebars: null, problems: [] } : readSidebars(file, toFile(file));
    problems.push(...faults);
    return { ...place, sidebars, sidebarFile: file && toFile(file) };
  });
  return {
    siteDir: siteDir ?? given,
    contentDir: given,
    versions,
    staticDirs: findStaticDirs(siteDir, config),
    config,
    math,
    problems,
  };
}

/** Returns the site folder: the given folder or one above it. Returns null for docs that are not part of a site. */
function findSiteDir(given: string): string | null {
  if (isSite(given)) return given;
  const parent = dirname(given);
  if (findConfigFile(parent) !== null) return parent;
  const isFrozen = basename(parent) === 'versioned_docs';
  return isFrozen && isSite(dirname(parent)) ? dirname(parent) : null;
}

function isSite(dir: string): boolean {
  return (
    findConfigFile(dir) !== null ||
    existsSync(join(dir, 'versions.json')) ||
    sidebarNames.some((name) => existsSync(join(dir, name)))
  );
}

function alone(dir: string, { docs }: DocusaurusConfig): VersionLocation {
  const name = /^version-(.+)$/.exec(basename(dir))?.[1] ?? 'current';
  const label = docs.versions?.[name]?.label ?? (name === 'current' ? 'Latest' : name);
  const route = (docs.routeBasePath ?? '').replace(/^\/+|\/+$/g, '');
  return { name, label, path: `/${route}`, dir: '.', isLast: true, banner: 'none' };
}

function findSidebarFile(siteDir: string | null, { name }: VersionLocation, { docs }: DocusaurusConfig) {
  if (siteDir === null) return null;
  if (name !== 'current') {
    const file = join(siteDir, 'versioned_sidebars', `version-${name}-sidebars.json`);
    return existsSync(file) ? file : null;
  }
  if (docs.sidebarPath === false) return null;
  if (docs.sidebarPath !== undefined) return findScript(resolve(siteDir, docs.sidebarPath));
  return sidebarNames.map((file) => join(siteDir, file)).find((file) => existsSync(file)) ?? null;
}

/** Finds a script by its path or, like Docusaurus, by the path with a TypeScript extension: `sidebars.ts` for `.js`. */
export function findScript(file: string): string {
  if (existsSync(file)) return file;
  const base = file.replace(/\.[cm]?js$/, '');
  return ['.ts', '.mts', '.cts'].map((ending) => base + ending).find((name) => existsSync(name)) ?? file;
}

function hasPackage(siteDir: string, name: string): boolean {
  try {
    return readFileSync(join(siteDir, 'package.json'), 'utf8').includes(`"${name}"`);
  } catch {
    return false;
  }
}

function findStaticDirs(siteDir: string | null, { staticDirectories = ['static'] }: DocusaurusConfig) {
  if (siteDir === null) return [];
  return staticDirectories.map((name) => resolve(siteDir, name)).filter((dir) => existsSync(dir));
}

/** A version with its folder and address, but without its sidebars. */
type VersionLocation = Omit<DocusaurusVersion, 'sidebars' | 'sidebarFile'>;

/**
 * Lists the versions that a site serves, by the rules of Docusaurus: `versions.json` lists versions, newest first. The
 * latest version is `lastVersion` or else the first of the list; its address is that of the docs. Unreleased docs are
 * served at `/next`, and other versions at an address with their name.
 * @param siteDir absolute path of the site
 * @returns the versions (`places`), and problems, whose file paths are absolute
 * @see acceptance VER-01, RT-02
 */
function listVersions(siteDir: string, { docs }: DocusaurusConfig) {
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
