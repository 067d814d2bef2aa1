import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runGit } from './git';

const parts = [
  'app',
  'components',
  'lib',
  'scripts',
  'build',
  'tools',
  'public',
  'site.config.ts',
  'versions.config.ts',
  'next.config.ts',
  'postcss.config.mjs',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

/** A temporary copy of this project, which tests can edit and build without changing the project itself. */
export type ProjectCopy = ReturnType<typeof createCopy>;

/**
 * Copies files and folders to `.cache/projects`. The copy must be inside the project: the bundler refuses to follow the
 * symbolic link to `node_modules` from a folder outside.
 */
function createCopy(name: string, copied: readonly string[]) {
  const dir = resolve('.cache', 'projects', name);
  const remove = () => rmSync(dir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  remove();
  mkdirSync(dir, { recursive: true });
  for (const part of copied) cpSync(part, join(dir, part), { recursive: true });
  symlinkSync(resolve('node_modules'), join(dir, 'node_modules'), 'dir');
  return { dir, remove };
}

/** Copies the project with other content, but its own showcase. @param content folder with one folder per version */
export function copyProject(name: string, content: string): ProjectCopy {
  const copy = createCopy(name, [...parts, 'content/showcase']);
  cpSync(content, join(copy.dir, 'content'), { recursive: true });
  return copy;
}

/** Copies everything that the repository of the project contains, and results that speed up builds. */
export function copyRepository(name: string): ProjectCopy {
  const listed = runGit('.', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']).split('\0');
  const results = ['images', 'mdx', 'sections'].map((folder) => `.cache/${folder}`);
  const copied = [...listed, ...results].filter((path) => path !== '' && existsSync(path));
  return createCopy(name, copied);
}
