import { expect, it, vi } from 'vitest';
import { checkViewerNames } from '@/tools/samples/check-viewer-names';
import { compileScripts } from '@/tools/samples/compile-scripts';
import type { Sample } from '@/tools/samples/sample';

vi.mock('@/site.config', async (importOriginal) => {
  const { default: config } = await importOriginal<typeof import('@/site.config')>();
  const versions = config.versions.map((version) =>
    version.isLast ? { ...version, viewer: { ...version.viewer, checkedAgainst: '9.9.0' } } : version,
  );
  return { default: { ...config, versions } };
});

const place = { file: 'content/latest/x.md', line: 10, indent: 0, meta: {} };
const makeSample = (version: string): Sample => ({ ...place, lang: 'js', code: 'let a;', version });

it('the check of code samples throws if there are no viewer types for the release of a sample', () => {
  expect(() => compileScripts([makeSample('9.9')])).toThrow(
    'There are no types of viewer 9.9, which content/latest/x.md:10 needs.',
  );
});

it('the check of code samples throws if a checked release has no list of viewer names', () => {
  expect(() => checkViewerNames(makeSample('9.9'), '')).toThrow(
    'There is no content/checks/viewer-files-9.9.json with the names of viewer 9.9.',
  );
});

it('the check of code samples ignores viewer names of a release that only migration guides mention', () => {
  expect(checkViewerNames(makeSample('3.8'), '')).toEqual([]);
});
