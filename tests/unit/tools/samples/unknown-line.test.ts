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

it('stops with the place of a sample if its release line has no types', () => {
  expect(() => compileScripts([makeSample('9.9')])).toThrow(
    'There are no types of viewer 9.9, which content/latest/x.md:10 needs.',
  );
});

it('stops if a release line that pages were checked against has no list of names', () => {
  expect(() => checkViewerNames(makeSample('9.9'), '')).toThrow(
    'There is no content/checks/viewer-files-9.9.json with the names of viewer 9.9.',
  );
});

it('checks no names of a release line that only migration guides show', () => {
  expect(checkViewerNames(makeSample('3.8'), '')).toEqual([]);
});
