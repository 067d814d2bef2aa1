import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { listFiles } from '@/lib/checks/export/served-files';
import { useFolder } from '../../support/use-folder';

const { at, write } = useFolder();

function writeBuild(name: string, pages: readonly string[], script: string): string {
  for (const file of ['404.html', ...pages, `_next/static/${script}`, `assets/generated/${script}`])
    write(`${name}/${file}`, `${file} of ${name}`);
  return at(name);
}

const publish = (build: string) =>
  execFileSync('hosting/publish.sh', [build, at('target')], { stdio: 'pipe' });

beforeEach(() => mkdirSync(at('target')));

it('publishing replaces pages, deletes removed ones, and keeps the hashed files of the previous build', () => {
  publish(writeBuild('a', ['index.html', 'removed.html'], 'a.js'));
  publish(writeBuild('b', ['index.html', 'new/page.html'], 'b.js'));
  const hashed = ['_next/static', 'assets/generated'].flatMap((dir) => [`${dir}/a.js`, `${dir}/b.js`]);
  expect(listFiles(at('target'))).toEqual(['404.html', ...hashed, 'index.html', 'new/page.html']);
  expect(readFileSync(at('target/index.html'), 'utf8')).toBe('index.html of b');
});

it('publishing deletes hashed files 30 days after they were last published, whenever they were built', () => {
  const [a, b] = [writeBuild('a', ['index.html'], 'a.js'), writeBuild('b', ['index.html'], 'b.js')];
  publish(a);
  publish(b);
  const age = (file: string, days: number) => {
    const time = new Date(Date.now() - days * 86_400_000);
    utimesSync(file, time, time);
  };
  for (const folder of ['_next/static', 'assets/generated']) {
    age(join(at('target'), folder, 'a.js'), 32);
    age(join(at('target'), folder, 'b.js'), 32);
    age(join(b, folder, 'b.js'), 32);
  }
  publish(b);
  expect(existsSync(at('target/_next/static/a.js'))).toBe(false);
  expect(existsSync(at('target/_next/static/b.js'))).toBe(true);
  expect(existsSync(at('target/assets/generated/a.js'))).toBe(false);
});

it('publishing fails with a usage message for a folder without a finished site', () => {
  expect(() => publish(at())).toThrow('Usage: hosting/publish.sh');
});
