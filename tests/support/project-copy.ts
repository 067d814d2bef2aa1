import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

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
export type ProjectCopy = ReturnType<typeof copyProject>;

/**
 * Copies the project, with other content, to `.cache/projects`. The copy must be inside the project: the bundler
 * refuses to follow the symbolic link to `node_modules` from a folder outside.
 * @param content folder with one folder per version
 */
export function copyProject(name: string, content: string) {
  const dir = resolve('.cache', 'projects', name);
  const remove = () => rmSync(dir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  remove();
  mkdirSync(dir, { recursive: true });
  for (const part of parts) cpSync(part, join(dir, part), { recursive: true });
  cpSync(content, join(dir, 'content'), { recursive: true });
  symlinkSync(resolve('node_modules'), join(dir, 'node_modules'), 'dir');
  return { dir, remove };
}
