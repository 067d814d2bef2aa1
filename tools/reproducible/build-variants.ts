import { execFileSync, spawnSync } from 'node:child_process';
import { constants, cpSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The circumstances of a build, none of which may change its result. */
export interface BuildVariant {
  name: string;
  /** Folder of the clone, below the working folder. */
  folder: string;
  /** True if an earlier build in the same folder has left its caches and files. */
  warm: boolean;
  locale: string;
  timeZone: string;
  /** Number of processor cores that the build may use; null = all. Ignored if the system has no `taskset`. */
  cores: number | null;
  /** Number of days by which the clock is ahead. */
  days: number;
}

/** The first build, which the others are compared with, and two that differ from it in everything. */
export const variants: readonly BuildVariant[] = [
  { name: 'first', folder: 'site', warm: false, locale: 'C.UTF-8', timeZone: 'UTC', cores: null, days: 0 },
  {
    name: 'elsewhere',
    folder: 'another/place',
    warm: false,
    locale: 'tr_TR.UTF-8',
    timeZone: 'Pacific/Kiritimati',
    cores: 1,
    days: 400,
  },
  {
    name: 'again',
    folder: 'site',
    warm: true,
    locale: 'de_DE.UTF-8',
    timeZone: 'America/St_Johns',
    cores: null,
    days: 30,
  },
];

/** Folders of `public` in which builds leave files that Git ignores. */
const generatedFolders = ['assets/generated', 'search-index', 'site-data'];

/** Clones a commit with its history and copies the installed packages. */
function prepareClone(root: string, folder: string, commit: string): void {
  execFileSync('git', ['clone', '--quiet', '--no-checkout', root, folder]);
  execFileSync('git', ['checkout', '--quiet', '--detach', commit], { cwd: folder });
  const copy = { recursive: true, verbatimSymlinks: true, mode: constants.COPYFILE_FICLONE };
  cpSync(join(root, 'node_modules'), join(folder, 'node_modules'), copy);
}

/** Leaves files as a build of other contents would. */
function addLeftovers(folder: string): void {
  for (const name of generatedFolders) {
    mkdirSync(join(folder, 'public', name), { recursive: true });
    writeFileSync(join(folder, 'public', name, 'leftover-00000000.webp'), 'left by an earlier build');
  }
}

const hasTaskset = () => spawnSync('taskset', ['--version']).status === 0;

/** Returns the environment of a build. */
function getEnvironment({ locale, timeZone, days }: BuildVariant, root: string): NodeJS.ProcessEnv {
  const clock = pathToFileURL(join(root, 'tools/reproducible/shift-clock.mjs')).href;
  return {
    ...process.env,
    LANG: locale,
    LC_ALL: locale,
    TZ: timeZone,
    CLOCK_SHIFT_DAYS: String(days),
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=${clock}`.trim(),
    DOCS_OUT_DIR: 'out',
  };
}

/**
 * Builds a commit in a clone and moves the export to `exports/<name>` in the working folder.
 * @param root project root, with installed packages
 * @param work working folder, in which the clones are created
 * @param commit hash of the commit
 * @returns folder of the export
 * @throws Error with the output of the build if it fails
 */
export function buildVariant(variant: BuildVariant, root: string, work: string, commit: string): string {
  const folder = join(work, variant.folder);
  if (variant.warm) addLeftovers(folder);
  else prepareClone(root, folder, commit);
  const { cores } = variant;
  const pin = cores !== null && hasTaskset() ? ['taskset', '-c', `0-${cores - 1}`] : [];
  const [program = '', ...args] = [...pin, 'npm', 'run', 'build'];
  const { status, output, error } = spawnSync(program, args, {
    cwd: folder,
    env: getEnvironment(variant, root),
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (status !== 0)
    throw new Error(
      `The build "${variant.name}" failed. ${error?.message ?? ''}\n${(output ?? []).join('')}`,
    );
  const result = join(work, 'exports', variant.name);
  mkdirSync(join(work, 'exports'), { recursive: true });
  renameSync(join(folder, 'out'), result);
  return result;
}
