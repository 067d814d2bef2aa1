import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import {
  manifestFile,
  updateManifest,
  writeManifest,
  type BuildManifest,
} from '@/build/manifest/build-manifest';
import { listFiles } from '@/lib/checks/export/served-files';
import { readCommit } from '@/build/manifest/read-commit';
import { removeLeftovers } from '@/build/manifest/remove-leftovers';
import { commitFolder } from '@/tests/support/git';
import { useFolder } from '@/tests/support/use-folder';

const folder = useFolder();

it('the build manifest names no commit outside a Git repository, and marks uncommitted changes as dirty', () => {
  expect(readCommit(folder.at())).toBeNull();
  folder.write('a.txt', 'one');
  commitFolder(folder.at(), { GIT_COMMITTER_DATE: '2026-03-01T10:00:00+02:00' });
  const id: unknown = expect.stringMatching(/^[0-9a-f]{40}$/);
  const clean = readCommit(folder.at());
  expect(clean).toEqual({ id, date: '2026-03-01T10:00:00+02:00' });
  folder.write('a.txt', 'two');
  expect(readCommit(folder.at())?.id).toBe(`${clean?.id}-dirty`);
});

it('the build deletes generated images that no page shows, and accepts a missing folder', () => {
  expect(() => removeLeftovers(folder.at(), [])).not.toThrow();
  const dir = '/assets/generated';
  const names = ['a-1.640.webp', 'a-1.900.webp', 'b-2.png', 'old-3.png', 'search/part.json'];
  for (const name of names) folder.write(`${dir}/${name}`, '');
  const srcSet = `${dir}/a-1.640.webp 640w, ${dir}/a-1.900.webp 900w`;
  const shown = [{ src: `${dir}/a-1.900.webp`, srcSet, width: 900, height: 600 }, { src: `${dir}/b-2.png` }];
  removeLeftovers(folder.at(), shown);
  expect(names.filter((name) => !existsSync(folder.at(`${dir}/${name}`)))).toEqual(['old-3.png']);
});

it('the build deletes copies of files that no page refers to any more from public/, but keeps resized images', () => {
  expect(() => removeLeftovers(folder.at(), [], { keepPictures: true })).not.toThrow();
  const dir = '/assets/generated';
  const names = ['page-1.html', 'old-2.html', 'old-3.json', 'old-4.640.webp', 'search/part.json'];
  for (const name of names) folder.write(`${dir}/${name}`, '');
  removeLeftovers(folder.at(), [{ src: `${dir}/page-1.html` }], { keepPictures: true });
  const removed = names.filter((name) => !existsSync(folder.at(`${dir}/${name}`)));
  expect(removed).toEqual(['old-2.html', 'old-3.json']);
});

it('updating a build manifest adds new files and keeps the commit, but writes no manifest if there is none', () => {
  folder.write('a.txt', 'a');
  updateManifest(folder.at());
  expect(existsSync(folder.at(manifestFile))).toBe(false);
  writeManifest(folder.at(), 'c0ffee');
  folder.write('downloads/b.zip', 'b');
  updateManifest(folder.at());
  const { commit, files } = JSON.parse(readFileSync(folder.at(manifestFile), 'utf8')) as BuildManifest;
  expect([commit, Object.keys(files)]).toEqual(['c0ffee', ['a.txt', 'downloads/b.zip']]);
});

it('updating a build manifest does not list compressed copies, and deletes those of changed files', () => {
  folder.write('out/a.html', 'before');
  folder.write('out/b.html', 'equal');
  folder.write('out/data.gz', 'not a copy');
  writeManifest(folder.at('out'), 'abc');
  for (const file of ['a.html', 'b.html', 'build-manifest.json'])
    for (const suffix of ['br', 'gz']) folder.write(`out/${file}.${suffix}`, 'copy');
  folder.write('out/a.html', 'after');
  updateManifest(folder.at('out'));
  const manifest = JSON.parse(readFileSync(folder.at('out/build-manifest.json'), 'utf8')) as BuildManifest;
  expect(Object.keys(manifest.files)).toEqual(['a.html', 'b.html', 'data.gz']);
  const kept = 'a.html b.html b.html.br b.html.gz build-manifest.json data.gz';
  expect(listFiles(folder.at('out')).join(' ')).toBe(kept);
});
