import { expect, it } from 'vitest';
import { createFileExistsCheck } from '@/lib/checks/file-exists';

const fileExists = createFileExistsCheck('tests/fixtures/two-versions');

it('BLD-09 the check whether a file exists is case-sensitive, and ignores folders and files outside the root', () => {
  const files = ['content/latest/README.md', 'content/latest/../3.9/README.md'];
  const wrongCase = ['content/latest/readme.md', 'Content/latest/README.md'];
  const folders = ['content/latest', 'content/latest/', '', '.'];
  const missing = ['nowhere/x.md', 'content/latest/README.md/x', '../two-versions/content/latest/README.md'];
  expect([...files, ...wrongCase, ...folders, ...missing].filter(fileExists)).toEqual(files);
});

it('BLD-09 the check whether a file exists finds files of a content folder outside the project, but none beside it', () => {
  const isThere = createFileExistsCheck('tests/fixtures/faults', '../two-versions/content');
  const below = (file: string) => isThere(`../two-versions/${file}`);
  expect(below('content/latest/README.md')).toBe(true);
  expect(below('content/latest/readme.md')).toBe(false);
  expect(below('package.json')).toBe(false);
  expect(isThere('latest/README.md')).toBe(true);
});
