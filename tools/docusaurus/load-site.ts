import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import type { Problem } from '@/lib/content/types';
import { listVersions, type VersionLocation } from './list-versions';
import { findConfigFile, readConfig } from './read-config';
import { readSidebars } from './read-sidebars';
import type { DocusaurusConfig } from './config-schema';
import type { DocusaurusSite } from './types';

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
  const isDocsAlone = siteDir !== given;
  const listing = isDocsAlone
    ? { places: [alone(given, config)], problems: [] }
    : listVersions(given, config);
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

function findSidebarFile(
  siteDir: string | null,
  { name }: VersionLocation,
  { docs }: DocusaurusConfig,
): string | null {
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
