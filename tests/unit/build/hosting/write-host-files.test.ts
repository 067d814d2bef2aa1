import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { buildInlineScripts } from '@/build/browser-scripts';
import { site } from '@/lib/site/config';
import { listFiles } from '@/lib/checks/export/served-files';
import { useFolder } from '@/tests/support/use-folder';
import { getHeaderRules } from '@/build/hosting/site-headers';
import { writeHostFiles } from '@/build/hosting/write-host-files';

const { at } = useFolder();
const read = (name: string) => readFileSync(at(name), 'utf8');

const { page, home = '', redirect } = buildInlineScripts(site);
const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
const hashes = [page, home, redirect].map(hash);
const policy =
  `script-src 'self' ${hashes.join(' ')}; ` +
  "img-src 'self' data:; media-src 'self'; font-src 'self'; connect-src 'self' https://search.test; manifest-src 'self'; " +
  "frame-src 'self'; object-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'";

it('SM-31 the build writes the same policy, which lists the host of the search, into files for each web server', async () => {
  const headers = getHeaderRules({ connect: ['https://search.test'] }, buildInlineScripts(site));
  const redirects = { moved: [], retired: [] };
  await writeHostFiles({ outDir: at('out'), rulesDir: at('rules'), headers, redirects });
  const servers = 'apache/headers.conf apache/redirects.conf caddy/headers caddy/redirects';
  const rules = `${servers} headers.json nginx/headers.conf nginx/redirects.conf redirects.json`.split(' ');
  expect(listFiles(at())).toEqual(['out/_headers', ...rules.map((name) => `rules/${name}`)]);
  expect(read('out/_headers')).toContain(`/*\n  Content-Security-Policy: ${policy}\n`);
  const forYears = 'Cache-Control: public, max-age=31536000, immutable';
  expect(read('out/_headers')).toContain(`\n/assets/generated/*\n  ${forYears}\n`);
  expect(read('out/_headers'), 'manifests of the search index are not cached').not.toContain('search-index');
  const header = `Content-Security-Policy "${policy}"`;
  expect(read('rules/nginx/headers.conf')).toContain(`add_header ${header} always;\n`);
  expect(read('rules/caddy/headers')).toContain(`header ${header}\n`);
  expect(read('rules/apache/headers.conf')).toContain(`Header always set ${header}\n`);
  expect(JSON.parse(read('rules/headers.json'))).toEqual(headers);
});

it('the file _redirects lists each former address with and without a final slash', async () => {
  const redirects = { moved: [{ from: '/old', to: '/new' }], retired: [] };
  await writeHostFiles({ outDir: at('out'), rulesDir: at('rules'), headers: [], redirects });
  expect(read('out/_redirects')).toBe('/old /new 301\n/old/ /new 301\n');
});
