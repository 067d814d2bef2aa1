import { beforeEach, expect, it, vi } from 'vitest';
import { getCodeVersion } from '@/build/export';
import { useFolder } from '../../support/use-folder';

const folder = useFolder();

beforeEach(() => {
  for (const name of ['app', 'components', 'lib', 'generated'])
    folder.write(`${name}/part/file.ts`, `// ${name}`);
  for (const name of ['next', 'site', 'versions']) folder.write(`${name}.config.ts`, '');
  for (const name of ['postcss.config.mjs', 'tsconfig.json', 'package-lock.json']) folder.write(name, '{}');
  folder.write('build/without-root-rules.cjs', '');
  folder.write('build/without-style-elements.cjs', '');
  folder.write('generated/pages/faq.json', '{}');
});

it('the hash of the site’s code stays the same if only page texts or server rules change', () => {
  const before = getCodeVersion(folder.at());
  folder.write('generated/pages/faq.json', '{ "html": "<p>New.</p>" }');
  folder.write('generated/hosting/nginx/headers.conf', 'add_header X-New 1;');
  expect(getCodeVersion(folder.at())).toBe(before);
});

it.each(['app/part/file.ts', 'lib/new.ts', 'generated/part/file.ts', 'site.config.ts', 'package-lock.json'])(
  'the hash of the site’s code changes when %s is added or changed',
  (file) => {
    const before = getCodeVersion(folder.at());
    folder.write(file, '// changed');
    expect(getCodeVersion(folder.at())).not.toBe(before);
  },
);

it('the hash of the site’s code changes when an environment variable for the build changes', () => {
  const before = getCodeVersion(folder.at());
  vi.stubEnv('DOCS_BASE_PATH', '/docs');
  expect(getCodeVersion(folder.at())).not.toBe(before);
});
