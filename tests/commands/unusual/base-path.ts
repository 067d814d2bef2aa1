import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'parse5';
import { describe, it } from 'vitest';
import { listFiles } from '@/lib/checks/export/served-files';
import { attribute, findAll, hasClass, linksOf } from '../../support/built-page';
import { listAddresses } from '../../support/page-addresses';
import { repeatedCases } from './repeated-cases';
import { expect, settings, site } from './site';

const { basePath } = settings;
const publicOrigin = 'https://docs.ohif.org';

/** Whether an address is below the base path, of another host, for another program, or within the page. */
function isRight(address: string): boolean {
  if (address.startsWith(publicOrigin)) return isBelowBase(address.slice(publicOrigin.length));
  return /^(?:https?:|mailto:|data:|#)/.test(address) || isBelowBase(address);
}

const isBelowBase = (path: string) => path === basePath || path.startsWith(`${basePath}/`);

describe('when the site is in a folder of its host', () => {
  const read = (file: string) => readFileSync(join(site.out, file), 'utf8');

  // The build checks that the targets exist.
  it('RT-26 every address in every page begins with the base path, or is of another host', () => {
    const pages = listFiles(site.out).filter((file) => file.endsWith('.html'));
    const wrong = pages.flatMap((file) =>
      listAddresses(parse(read(file)))
        .filter((address) => !isRight(address))
        .map((address) => `${file}: ${address}`),
    );
    expect(pages.length).toBeGreaterThan(60);
    expect(wrong).toEqual([]);
  });

  it('RT-26 no script, style sheet or page data contains a file of the site without the base path', () => {
    const wrong = listFiles(site.out)
      .filter((file) => /\.(?:js|css|txt|html|json|xml)$/.test(file))
      .flatMap((file) =>
        [...read(file).matchAll(/["'(=:](\/(?:_next\/static|assets|icon\.svg)[^"')\\\s]*)/g)].map(
          ([, address = '']) => `${file}: ${address}`,
        ),
      )
      .filter((line) => !/ \/_next\/static\/(?:chunks\/|css\/)?$/.test(line));
    expect(wrong).toEqual([]);
  });

  it('RT-26 SH-08 SH-15 DOC-16 the head, the sitemap, the search and robots.txt contain the base path, but the edit link does not', () => {
    const document = parse(read('faq/general.html'));
    for (const rel of ['canonical', 'alternate'])
      expect(linksOf(document, rel)).toContain(`${publicOrigin}/docs/faq/general`);
    expect(linksOf(document, 'search')).toEqual(['/docs/opensearch.xml']);
    expect(linksOf(document, 'icon')).toEqual([expect.stringMatching(/^\/docs\/icon\.svg/)]);
    const [edit] = findAll(document, (element) => hasClass(element, 'theme-edit-this-page'));
    expect(edit && attribute(edit, 'href')).toBe(
      'https://github.com/OHIF/Viewers/edit/master/platform/docs/docs/faq/general.md',
    );
    expect(read('faq.html')).toContain('<meta name="page-address" content="/docs/faq/"/>');
    const listed = [...read('sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => match[1] ?? '');
    expect(listed).toContain(`${publicOrigin}/docs/faq/general`);
    expect(listed).toContain(`${publicOrigin}/docs/3.9/only-old`);
    expect(listed.filter((address) => !address.startsWith(`${publicOrigin}/docs/`))).toEqual([]);
    const search = read('opensearch.xml');
    expect(search).toContain(`template="${publicOrigin}/docs/search?q={searchTerms}"`);
    expect(search).toContain(`>${publicOrigin}/docs/icon.svg</Image>`);
    expect(read('robots.txt')).toBe(
      `User-Agent: *\nAllow: /docs/\nDisallow: /docs/__debug/\n\nSitemap: ${publicOrigin}/docs/sitemap.xml\n`,
    );
  });

  it.each(
    repeatedCases(
      ['/docs/faq', '/docs/faq/'],
      ['/docs/faq/general.html', '/docs/faq/general'],
      ['/docs/faq/general/', '/docs/faq/general'],
      ['/docs/3.9/index.html', '/docs/3.9/'],
      ['/docs', '/docs/'],
    ),
  )('RT-19 RT-20 RT-22 RT-26 the address %s leads to %s', async (form, own) => {
    const { page, load, faults } = await site.open();
    await load(`${form}?x=1#part`);
    expect(page.url()).toBe(`${site.origin}${own}?x=1#part`);
    expect(faults()).toEqual([]);
  });

  it.each(repeatedCases('/docs/a/b/c', '/docs/3.9/nope', '/docs/nope.html'))(
    'RT-18 FT-06 AB-01 the unknown address %s shows the not-found page in the shell with working links',
    async (path) => {
      const { page, load, faults } = await site.open();
      await load(path);
      await expect(page.locator('h1')).toHaveText('Page Not Found');
      await expect(page.getByRole('button', { name: 'Version 4.2.0 (Latest)' })).toHaveCount(1);
      await expect(page.getByRole('region', { name: 'Announcement' })).toBeVisible();
      const footer = page.getByRole('contentinfo');
      await footer.getByRole('link', { name: 'Getting Started' }).click();
      await page.waitForURL('**/docs/development/getting-started');
      await page.getByRole('heading', { level: 1, name: 'Getting Started' }).waitFor();
      expect(faults().filter((line) => !line.includes('404'))).toEqual([]);
    },
  );
});
