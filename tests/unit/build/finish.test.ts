import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { finishExport } from '@/lib/build/finish';
import { useFolder } from '@/tests/support/use-folder';

// What pages of the finished site have is tested in tests/build and, below a base address, in tests/scripts/unusual.
const { at, write } = useFolder();
const finish = () => finishExport({ outDir: at(), permalinks: {}, basePath: '' });

it('what is no page is left alone', () => {
  const files = { '_next/static/page.html': '<p>no page</p>', 'icon.svg': '<svg/>' };
  for (const [file, text] of Object.entries(files)) write(file, text);
  expect(finish()).toBe(0);
  for (const [file, text] of Object.entries(files)) expect(readFileSync(at(file), 'utf8')).toBe(text);
});

it('a page without a head stops the build', () => {
  write('broken.html', '<p>x</p>');
  expect(finish).toThrow(/no <head>/);
});
