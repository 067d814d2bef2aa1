import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { findJava } from '@/tools/programs/java';
import { fileOf } from '../support/built-page';
import { exampleRoutes } from '../support/example-routes';
import { useFolder } from '../support/use-folder';

const checker = 'node_modules/vnu-jar/build/dist/vnu.jar';

/** Returns the errors that the Nu HTML checker finds in files or folders: file, line, column and message. */
function findHtmlErrors(...paths: string[]): string[] {
  const options = ['--skip-non-html', '--errors-only', '--format', 'gnu', '--exit-zero-always', '--stdout'];
  const { status, stdout, stderr } = spawnSync(findJava(), ['-jar', checker, ...options, ...paths], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) throw new Error(`The HTML checker failed: ${stderr}`);
  return stdout.split('\n').filter(Boolean);
}

describe('the Nu HTML checker', () => {
  const examples = exampleRoutes.map((route) => fileOf(route));

  it('finds no errors in pages of the site', { timeout: 300_000 }, () => {
    const pages = process.env.DOCS_TEST_ALL ? ['out'] : [...examples, 'out/404.html'];
    expect(findHtmlErrors(...pages)).toEqual([]);
  });

  it('finds no errors in any page of the fixture site', { timeout: 300_000 }, () => {
    expect(findHtmlErrors('out-fixtures')).toEqual([]);
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
