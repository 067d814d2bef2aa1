import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { completeExport } from '@/lib/build/complete-export';
import { makeModel, makeVersion, olderConfig } from '@/tests/support/make-model';

let dir = '';
const add = (name: string, text: string) => {
  mkdirSync(dirname(join(dir, name)), { recursive: true });
  writeFileSync(join(dir, name), text);
};
const read = (name: string) => readFileSync(join(dir, 'out', name), 'utf8');

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'export-'));
  add('out/index.html', 'page');
  add('out/3.9/index.html', 'page');
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

it('BLD-12 a folder of routes that no version uses is removed, others stay', async () => {
  const latest = makeVersion(['index.md']);
  await completeExport(join(dir, 'out'), makeModel([latest, makeVersion(['index.md'], [], olderConfig)]));
  expect(read('3.9/index.html')).toBe('page');
  await completeExport(join(dir, 'out'), makeModel([latest]));
  expect(existsSync(join(dir, 'out/3.9'))).toBe(false);
  expect(read('index.html')).toBe('page');
});

it('BLD-09 static files stand below the pages; the first folder that has a file gives it, and pages win', async () => {
  for (const name of ['one/a.txt', 'two/a.txt', 'two/img/b.txt', 'two/index.html']) add(name, name);
  await completeExport(join(dir, 'out'), makeModel([makeVersion(['index.md'])]), [
    join(dir, 'one'),
    join(dir, 'two'),
  ]);
  expect(['a.txt', 'img/b.txt', 'index.html'].map(read)).toEqual(['one/a.txt', 'two/img/b.txt', 'page']);
});
