import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import {
  formatRedirectPage,
  formatNetlifyRedirects,
  formatNginxRedirects,
  writeRedirects,
} from '@/lib/build/redirect-files';
import { useFolder } from '@/tests/support/use-folder';

const site = { url: 'https://docs.example.org', baseUrl: '/' };
const below = { ...site, baseUrl: '/docs/' };
const rules = [
  { from: '/old/page.v1', to: '/faq/general#why' },
  { from: '/gone', to: 'https://ohif.org/' },
];

const { at } = useFolder();

it('RT-24 RT-26 rules for Netlify and Cloudflare hold both forms of an address, below the base address', () => {
  expect(formatNetlifyRedirects(rules, below)).toBe(
    [
      '/docs/old/page.v1 /docs/faq/general#why 301',
      '/docs/old/page.v1/ /docs/faq/general#why 301',
      '/docs/gone https://ohif.org/ 301',
      '/docs/gone/ https://ohif.org/ 301',
      '',
    ].join('\n'),
  );
});

it('RT-24 rules for nginx take every form of an address, and the query along', () => {
  expect(formatNginxRedirects(rules, site)).toBe(
    [
      'location ~ "^/old/page\\.v1(?:/|\\.html|/index\\.html)?$" { return 301 "/faq/general$is_args$args#why"; }',
      'location ~ "^/gone(?:/|\\.html|/index\\.html)?$" { return 301 "https://ohif.org/$is_args$args"; }',
      '',
    ].join('\n'),
  );
});

it('RT-24 RT-26 a page brings readers on, with and without scripts, and names its target as the one address', () => {
  const page = formatRedirectPage({ to: '/faq/general#why' }, below);
  expect(page).toContain('<link rel="canonical" href="https://docs.example.org/docs/faq/general#why"/>');
  expect(page).toContain('<meta http-equiv="refresh" content="0; url=/docs/faq/general#why"/>');
  expect(page).toContain(
    'location.replace("/docs/faq/general" + location.search + (location.hash || "#why"))',
  );
  expect(page).toContain('<a href="/docs/faq/general#why">/docs/faq/general#why</a>');
});

it('RT-24 an address never becomes markup or code', () => {
  const page = formatRedirectPage({ to: '/a"><script>alert(1)</script>' }, site);
  expect(page.match(/<script>/g)).toHaveLength(1);
  expect(page).not.toContain('"><script>alert');
});

it('RT-24 all kinds are written, and a page that is there is not written over', async () => {
  await writeRedirects(rules, site, { outDir: at(), rulesDir: at() });
  expect(readdirSync(at(), { recursive: true }).toSorted()).toEqual([
    '_redirects',
    'gone.html',
    'old',
    'old/page.v1.html',
    'redirects.nginx.conf',
  ]);
  expect(readFileSync(at('gone.html'), 'utf8')).toContain('https://ohif.org/');
  await expect(writeRedirects(rules, site, { outDir: at(), rulesDir: at() })).rejects.toThrow('EEXIST');
});

it('RT-24 without redirects the export is left as it is', async () => {
  await writeRedirects([], site, { outDir: at('out'), rulesDir: at() });
  expect(readdirSync(at())).toEqual(['redirects.nginx.conf']);
});
