import { expect, it } from 'vitest';
import { createFileExistsCheck } from '@/lib/checks/file-exists';

const fileExists = createFileExistsCheck('tests/fixtures/two-versions');

it('BLD-09 files are found by their exact name; folders and places outside of the root are no files', () => {
  const files = ['content/latest/README.md', 'content/latest/../3.9/README.md'];
  const wrongCase = ['content/latest/readme.md', 'Content/latest/README.md'];
  const folders = ['content/latest', 'content/latest/', '', '.'];
  const missing = ['nowhere/x.md', 'content/latest/README.md/x', '../two-versions/content/latest/README.md'];
  expect([...files, ...wrongCase, ...folders, ...missing].filter(fileExists)).toEqual(files);
});

it('BLD-09 content outside of the root has its files, and nothing beside it', () => {
  const isThere = createFileExistsCheck('tests/fixtures/faults', '../two-versions/content');
  const below = (file: string) => isThere(`../two-versions/${file}`);
  expect(below('content/latest/README.md')).toBe(true);
  expect(below('content/latest/readme.md')).toBe(false);
  expect(below('package.json')).toBe(false);
  expect(isThere('latest/README.md')).toBe(true);
});
