import { existsSync, readFileSync } from 'node:fs';
import { beforeEach, expect, it } from 'vitest';
import { adaptExportToContent } from '@/build/finish/adapt-export-to-content';
import { makeModel, makeVersion, olderConfig } from '@/tests/support/make-model';
import { useFolder } from '@/tests/support/use-folder';

const { at, write } = useFolder();
const read = (name: string) => readFileSync(at(`out/${name}`), 'utf8');

beforeEach(() => {
  write('out/index.html', 'page');
  write('out/3.9/index.html', 'page');
});

it('BLD-12 a folder of routes that no version uses is removed, others stay', async () => {
  const latest = makeVersion(['index.md']);
  await adaptExportToContent(at('out'), makeModel([latest, makeVersion(['index.md'], [], olderConfig)]));
  expect(read('3.9/index.html')).toBe('page');
  await adaptExportToContent(at('out'), makeModel([latest]));
  expect(existsSync(at('out/3.9'))).toBe(false);
  expect(read('index.html')).toBe('page');
});

it('BLD-09 static files stand below the pages; the first folder that has a file gives it, and pages win', async () => {
  for (const name of ['one/a.txt', 'two/a.txt', 'two/img/b.txt', 'two/index.html']) write(name, name);
  await adaptExportToContent(at('out'), makeModel([makeVersion(['index.md'])]), [at('one'), at('two')]);
  expect(['a.txt', 'img/b.txt', 'index.html'].map(read)).toEqual(['one/a.txt', 'two/img/b.txt', 'page']);
});
