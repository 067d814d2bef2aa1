import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'parse5';
import { it } from 'vitest';
import { attribute, findAll, hasClass, linksOf } from '../../support/built-page';
import { listAddresses } from '../../support/page-addresses';
import { repeatedCases } from './repeated-cases';
import { expect, settings, type UnusualSite } from './site';

const { basePath } = settings;
const publicSite = 'https://docs.ohif.org';

const filesOf = (dir: string) => readdirSync(dir, { recursive: true, encoding: 'utf8' });

/** Whether an address of a page leads below the base path, to another host, to a program, or within the page. */
function isRight(address: string): boolean {
  if (address.startsWith(publicSite)) return isBelowBase(address.slice(publicSite.length));
  return /^(?:https?:|mailto:|data:|#)/.test(address) || isBelowBase(address);
}

const isBelowBase = (path: string) => path === basePath || path.startsWith(`${basePath}/`);

/** The file of an export that answers for an address. */
function isThere(address: string, files: ReadonlySet<string>): boolean {
  const path = decodeURIComponent(address.replace(/[?#].*$/, '').slice(basePath.length)).replace(
    /^\/|\/$/g,
    '',
  );
  return path === '' || files.has(path) || files.has(`${path}.html`);
}

/** Pages that the site has and the fixture content does not, and counterparts of pages that crash. */
const planned = /^\/docs\/(?:components|migration-guide\/3p8-to-3p9\/|3\.9\/crash.*)$/;

/** The texts of these pages lead to docs that the fixture content does not have. */
const leadsToDocs = (file: string) =>
  /^(?:help|versions|changes|components|patterns|colors-and-type)(?:\.html|\/)/.test(file);

const isPlanned = (file: string, address: string) => leadsToDocs(file) || planned.test(address);

export function testBasePath(getSite: () => UnusualSite) {
  const read = (file: string) => readFileSync(join(getSite().out, file), 'utf8');

  it('RT-26 every address in every exported page begins with the base path, or leads elsewhere', () => {
    const { out } = getSite();
    const files = new Set(filesOf(out));
    const pages = [...files].filter((file) => file.endsWith('.html'));
    const wrong: string[] = [];
    const missing = new Set<string>();
    for (const file of pages) {
      for (const address of listAddresses(parse(read(file)))) {
        if (!isRight(address)) wrong.push(`${file}: ${address}`);
        else if (isBelowBase(address) && !isPlanned(file, address) && !isThere(address, files))
          missing.add(address);
      }
    }
    expect(pages.length).toBeGreaterThan(60);
    expect(wrong).toEqual([]);
    expect([...missing]).toEqual([]);
  });

  it('RT-26 no script, style sheet or page data names a file of the site without the base path', () => {
    const { out } = getSite();
    const wrong = filesOf(out)
      .filter((file) => /\.(?:js|css|txt|html|json|xml)$/.test(file))
      .flatMap((file) =>
        [...read(file).matchAll(/["'(=:](\/(?:_next\/static|assets|icon\.svg)[^"')\\\s]*)/g)].map(
          ([, address = '']) => `${file}: ${address}`,
        ),
      )
      .filter((line) => !/ \/_next\/static\/(?:chunks\/|css\/)?$/.test(line));
    expect(wrong).toEqual([]);
  });

  it('RT-26 SH-08 SH-15 DOC-16 head, sitemap, search and robots name the base path, the edit link does not', () => {
    const document = parse(read('faq/general.html'));
    for (const rel of ['canonical', 'alternate'])
      expect(linksOf(document, rel)).toContain(`${publicSite}/docs/faq/general`);
    expect(linksOf(document, 'search')).toEqual(['/docs/opensearch.xml']);
    expect(linksOf(document, 'icon')).toEqual([expect.stringMatching(/^\/docs\/icon\.svg/)]);
    const [edit] = findAll(document, (element) => hasClass(element, 'theme-edit-this-page'));
    expect(edit && attribute(edit, 'href')).toBe(
      'https://github.com/OHIF/Viewers/edit/master/platform/docs/docs/faq/general.md',
    );
    expect(read('faq.html')).toContain('<meta name="permalink" content="/docs/faq/"/>');
    const listed = [...read('sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => match[1] ?? '');
    expect(listed).toContain(`${publicSite}/docs/faq/general`);
    expect(listed).toContain(`${publicSite}/docs/3.9/only-old`);
    expect(listed.filter((address) => !address.startsWith(`${publicSite}/docs/`))).toEqual([]);
    const search = read('opensearch.xml');
    expect(search).toContain(`template="${publicSite}/docs/search?q={searchTerms}"`);
    expect(search).toContain(`>${publicSite}/docs/icon.svg</Image>`);
    expect(read('robots.txt')).toBe(
      `User-Agent: *\nAllow: /docs/\nDisallow: /docs/__debug/\n\nSitemap: ${publicSite}/docs/sitemap.xml\n`,
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
  )('RT-19 RT-20 RT-22 RT-26 %s ends at %s', async (form, own) => {
    const { page, load, faults } = await getSite().open();
    await load(`${form}?x=1#part`);
    expect(page.url()).toBe(`${getSite().origin}${own}?x=1#part`);
    expect(faults()).toEqual([]);
  });

  it.each(repeatedCases('/docs/a/b/c', '/docs/3.9/nope', '/docs/nope.html'))(
    'RT-18 FT-06 AB-01 %s shows the not-found page in its shell, and links lead on from it',
    async (path) => {
      const { page, load, faults } = await getSite().open();
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
}
