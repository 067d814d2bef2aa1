import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { findJava } from '@/tools/programs/java';
import { useFolder } from '../support/use-folder';
import { outDirs } from '../support/exported-site';

const checker = 'node_modules/vnu-jar/build/dist/vnu.jar';

/** Returns the errors that the Nu HTML checker finds in the pages of a folder: file, line, column and message. */
function findHtmlErrors(folder: string): string[] {
  const options = ['--skip-non-html', '--errors-only', '--format', 'gnu', '--exit-zero-always', '--stdout'];
  const { status, stdout, stderr } = spawnSync(findJava(), ['-jar', checker, ...options, folder], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) throw new Error(`The HTML checker failed: ${stderr}`);
  return stdout.split('\n').filter(Boolean);
}

describe('the Nu HTML checker', () => {
  it.each(outDirs)('finds no errors in any page of %s', { timeout: 300_000 }, (folder) => {
    expect(findHtmlErrors(folder)).toEqual([]);
  });

  const { at, write } = useFolder();

  it('names file, line and fault of invalid HTML', () => {
    write(
      'page.html',
      '<!doctype html>\n<html lang="en"><title>Page</title>\n<input type="checkbox" readonly>',
    );
    expect(findHtmlErrors(at())).toEqual([
      expect.stringMatching(/page\.html":3\.1-3\.32: error: Attribute “readonly” is only allowed/),
    ]);
  });
});
