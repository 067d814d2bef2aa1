import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { writeRedirectPages } from '@/build/finish/redirect-files';
import { findPolicyFaults } from '@/tests/support/check-policy';
import { useFolder } from '@/tests/support/use-folder';

const site = { url: 'https://docs.example.org', baseUrl: '/' };
const below = { ...site, baseUrl: '/docs/' };
const rules = [
  { from: '/old/page.v1', to: '/faq/general#why' },
  { from: '/gone', to: 'https://ohif.org/' },
];

const { at } = useFolder();
const script = 'go()';

/** Writes the page of one former address and returns its HTML. */
async function writePage(to: string, redirectSite: typeof site) {
  await writeRedirectPages([{ from: '/old', to }], redirectSite, { outDir: at(), script });
  return readFileSync(at('old.html'), 'utf8');
}

it('RT-24 RT-26 a redirect page names its target as canonical, and links to it below the base path', async () => {
  const page = await writePage('/faq/general#why', below);
  expect(page).toContain('<link rel="canonical" href="https://docs.example.org/docs/faq/general#why"/>');
  expect(findPolicyFaults(page)).toEqual([]);
  expect(page).toContain('<a href="/docs/faq/general#why">/docs/faq/general#why</a>');
});

it('RT-24 a redirect page escapes addresses, so that they never become markup or code', async () => {
  const page = await writePage('/a"><script>alert(1)</script>', site);
  expect(page.match(/<script>/g)).toHaveLength(1);
  expect(page).not.toContain('"><script>alert');
});

it('RT-24 the build writes a redirect page for each former address, and throws instead of overwriting a page', async () => {
  await writeRedirectPages(rules, site, { outDir: at(), script });
  const files = readdirSync(at(), { recursive: true }).toSorted();
  expect(files).toEqual(['gone.html', 'old', 'old/page.v1.html']);
  expect(readFileSync(at('gone.html'), 'utf8')).toContain('https://ohif.org/');
  await expect(writeRedirectPages(rules, site, { outDir: at(), script })).rejects.toThrow('EEXIST');
});
