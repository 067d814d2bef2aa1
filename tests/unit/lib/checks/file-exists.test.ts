import { expect, it } from 'vitest';
import { createFileExistsCheck } from '@/lib/checks/file-exists';

const fileExists = createFileExistsCheck('tests/fixtures/two-versions');

it('BLD-09 finds files by their exact name, but no folders and nothing outside the root', () => {
  const files = ['content/latest/README.md', 'content/latest/../3.9/README.md'];
  const wrongCase = ['content/latest/readme.md', 'Content/latest/README.md'];
  const folders = ['content/latest', 'content/latest/', '', '.'];
  const missing = ['nowhere/x.md', 'content/latest/README.md/x', '../two-versions/content/latest/README.md'];
  expect([...files, ...wrongCase, ...folders, ...missing].filter(fileExists)).toEqual(files);
});

it('BLD-09 finds the files of a content folder outside the root, but nothing next to it', () => {
  const isThere = createFileExistsCheck('tests/fixtures/faults', '../two-versions/content');
  const below = (file: string) => isThere(`../two-versions/${file}`);
  expect(below('content/latest/README.md')).toBe(true);
  expect(below('content/latest/readme.md')).toBe(false);
  expect(below('package.json')).toBe(false);
  expect(isThere('latest/README.md')).toBe(true);
});
