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

it('throws with the place of a sample if there are no types of its release line', () => {
  expect(() => compileScripts([makeSample('9.9')])).toThrow(
    'There are no types of viewer 9.9, which content/latest/x.md:10 needs.',
  );
});

it('throws if there is no list of names for a checked release line', () => {
  expect(() => checkViewerNames(makeSample('9.9'), '')).toThrow(
    'There is no content/checks/viewer-files-9.9.json with the names of viewer 9.9.',
  );
});

it('does not check names of a release line that occurs only in migration guides', () => {
  expect(checkViewerNames(makeSample('3.8'), '')).toEqual([]);
});
