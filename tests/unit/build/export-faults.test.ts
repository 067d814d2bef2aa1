import { describe, expect, it } from 'vitest';
import { findExportFaults } from '@/lib/build/export-faults';
import { runCommand } from '@/lib/build/run-command';
import { nameFile } from '@/lib/mdx/name-file';
import { makeModel, makeVersion } from '@/tests/support/make-model';

describe('a page that only the export cannot render', () => {
  const docs = ['faq/general.md', 'häuser.md', 'other.md'];
  const model = makeModel([makeVersion(docs)]);
  const findFiles = (output: string) => findExportFaults(output, model).map(({ file }) => file);

  it('BLD-09 is named by its file, once', () => {
    const output =
      'Error occurred prerendering page "/faq/general". Read more: https://nextjs.org\nTypeError: x\n' +
      'Export encountered an error on /(docs)/(latest)/[[...slug]]/page: /faq/general, exiting the build.\n';
    expect(findFiles(output)).toEqual(['content/latest/faq/general.md']);
    expect(findExportFaults(output, model)[0]).toMatchObject({ line: 1, severity: 'error' });
  });

  it('BLD-09 so are several, one with letters beyond ASCII, and none that is no page of content', () => {
    const output = ['/h%C3%A4user', '/other', '/help']
      .map((path) => `Error occurred prerendering page "${path}".`)
      .join('\n');
    expect(findFiles(output)).toEqual(['content/latest/häuser.md', 'content/latest/other.md']);
    expect(findFiles('Compiled with warnings')).toEqual([]);
  });

  it('BLD-09 has its file in the error', () => {
    const fail = () => {
      throw new Error('no such thing');
    };
    expect(() => nameFile('content/latest/a.md', fail)).toThrow(
      'content/latest/a.md cannot be rendered: no such thing',
    );
    expect(nameFile('content/latest/a.md', () => 1)).toBe(1);
  });
});

describe('runCommand', () => {
  it('BLD-09 hands on what a program prints as errors, and its exit code', async () => {
    let errors = '';
    const code = await runCommand(
      process.execPath,
      ['-e', "process.stderr.write('page '); process.stderr.write('failed'); process.exitCode = 3"],
      {},
      (text) => (errors += text),
    );
    expect({ code, errors }).toEqual({ code: 3, errors: 'page failed' });
  });
});
