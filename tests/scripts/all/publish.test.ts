import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listFiles } from '@/lib/checks/export/served-files';

let work = '';
beforeEach(() => {
  work = mkdtempSync(join(tmpdir(), 'docs-publish-'));
});
afterEach(() => rmSync(work, { recursive: true, force: true }));

function writeBuild(name: string, pages: readonly string[], script: string): string {
  const files = ['404.html', ...pages, `_next/static/${script}`, `assets/generated/${script}`];
  for (const file of files) {
    const target = join(work, name, file);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, `${file} of ${name}`);
  }
  return join(work, name);
}

const target = () => join(work, 'target');
const publish = (build: string) => execFileSync('hosting/publish.sh', [build, target()], { stdio: 'pipe' });

it('replaces pages, and keeps the hashed files of the former build', () => {
  mkdirSync(target());
  publish(writeBuild('a', ['index.html', 'removed.html'], 'a.js'));
  publish(writeBuild('b', ['index.html', 'new/page.html'], 'b.js'));
  expect(listFiles(target())).toEqual([
    '404.html',
    '_next/static/a.js',
    '_next/static/b.js',
    'assets/generated/a.js',
    'assets/generated/b.js',
    'index.html',
    'new/page.html',
  ]);
  expect(readFileSync(join(target(), 'index.html'), 'utf8')).toBe('index.html of b');
});

it('deletes hashed files 30 days after their last build, also when that build was made long ago', () => {
  mkdirSync(target());
  const [a, b] = [writeBuild('a', ['index.html'], 'a.js'), writeBuild('b', ['index.html'], 'b.js')];
  publish(a);
  publish(b);
  const age = (file: string, days: number) => {
    const time = new Date(Date.now() - days * 86_400_000);
    utimesSync(file, time, time);
  };
  for (const folder of ['_next/static', 'assets/generated']) {
    age(join(target(), folder, 'a.js'), 32);
    age(join(target(), folder, 'b.js'), 32);
    age(join(b, folder, 'b.js'), 32);
  }
  publish(b);
  expect(existsSync(join(target(), '_next/static/a.js'))).toBe(false);
  expect(existsSync(join(target(), '_next/static/b.js'))).toBe(true);
  expect(existsSync(join(target(), 'assets/generated/a.js'))).toBe(false);
});

it('refuses a folder without a finished site', () => {
  expect(() => publish(work)).toThrow('Usage: hosting/publish.sh');
});
