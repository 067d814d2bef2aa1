import { cpSync } from 'node:fs';
import { expect, it } from 'vitest';
import { getPipelineVersion } from '@/lib/mdx/open-cache';
import { useFolder } from '@/tests/support/use-folder';

const { at, write } = useFolder();

it('the version of the page cache changes only with locked packages or the code that compiles pages', () => {
  cpSync('lib/mdx', at('lib/mdx'), { recursive: true });
  write('package-lock.json', '{}');
  const versions = [getPipelineVersion(at()), getPipelineVersion(at())];
  write('package-lock.json', '{"changed":true}');
  versions.push(getPipelineVersion(at()));
  write('lib/mdx/plugins/remark-code.ts', '// changed');
  versions.push(getPipelineVersion(at()));
  expect(versions[1]).toBe(versions[0]);
  expect(new Set(versions).size).toBe(3);
});
