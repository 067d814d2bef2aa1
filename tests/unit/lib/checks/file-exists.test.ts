import { expect, it } from 'vitest';
import { createFileExistsCheck } from '@/lib/checks/file-exists';

const fileExists = createFileExistsCheck('tests/fixtures/two-versions');

it('BLD-09 files are found by their exact name', () => {
  expect(fileExists('content/latest/README.md')).toBe(true);
  expect(fileExists('content/latest/../3.9/README.md')).toBe(true);
  expect(fileExists('content/latest/readme.md')).toBe(false);
  expect(fileExists('Content/latest/README.md')).toBe(false);
});

it('BLD-09 folders, missing folders and places outside of the root are no files', () => {
  for (const file of [
    'content/latest',
    'content/latest/',
    'nowhere/x.md',
    'content/latest/README.md/x',
    '',
    '.',
  ]) {
    expect(fileExists(file)).toBe(false);
  }
  expect(fileExists('../two-versions/content/latest/README.md')).toBe(false);
});

it('BLD-09 content outside of the root has its files, and nothing beside it', () => {
  const isThere = createFileExistsCheck('tests/fixtures/faults', '../two-versions/content');
  const below = (file: string) => isThere(`../two-versions/${file}`);
  expect(below('content/latest/README.md')).toBe(true);
  expect(below('content/latest/readme.md')).toBe(false);
  expect(below('package.json')).toBe(false);
  expect(isThere('latest/README.md')).toBe(true);
});
