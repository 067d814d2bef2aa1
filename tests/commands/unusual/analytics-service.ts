import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'vitest';
import { collectForeignRequests, colorToggleOf, expectSameDocument } from '../../e2e/support';
import { expect, settings, sidebarLink, site } from './site';

const scriptAddress = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(settings.analyticsId)}`;

/** Addresses that the script of the service uses. */
const collectors = [
  'https://www.google-analytics.com/g/collect?v=2',
  'https://region1.google-analytics.com/g/collect?v=2',
  'https://region1.analytics.google.com/g/collect?v=2',
  'https://www.google.com/g/collect?v=2',
  'https://www.googletagmanager.com/a?id=1',
];

/** A script that reads the queue like that of the service: only `arguments` objects are commands. */
const serviceScript = `
  const { dataLayer } = window;
  const isCommand = (entry) => Object.prototype.toString.call(entry) === '[object Arguments]';
  window.testCommands = dataLayer.filter(isCommand).map((entry) => [...entry]);
  const push = dataLayer.push.bind(dataLayer);
  dataLayer.push = (entry) => (isCommand(entry) && window.testCommands.push([...entry]), push(entry));
`;

const named = (commands: unknown[][], ...names: string[]) =>
  commands.filter((command) => names.every((name, index) => command[index] === name));

describe('the analytics service', () => {
  it('AN-06 every page preconnects to the service, and its security policy allows exactly what the service needs', () => {
    for (const file of ['index.html', 'faq.html', '3.9.html', 'category/guide.html', '404.html']) {
      const html = readFileSync(join(site.out, file), 'utf8');
      expect(html).toContain('<link rel="preconnect" href="https://www.googletagmanager.com"/>');
      const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
      const foreign = Object.fromEntries(
        policy.split('; ').flatMap((directive) => {
          const [name, ...sources] = directive.split(' ');
          const hosts = sources.filter((source) => source.startsWith('http'));
          return hosts.length > 0 ? [[name, hosts]] : [];
        }),
      );
      expect(foreign).toEqual({
        'script-src': ['https://www.googletagmanager.com'],
        'img-src': ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
        'connect-src': [
          site.search.host,
          'https://www.googletagmanager.com',
          'https://*.google-analytics.com',
          'https://*.analytics.google.com',
          'https://www.google.com/g/collect',
        ],
      });
      expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/);
    }
  });

  it('AN-06 AN-03 each page loads the script of the service once and asynchronously, and passes earlier commands to it in order', async () => {
    const { page, goto, faults } = await site.open();
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const asked: string[] = [];
    await page.route(/googletagmanager/, async (route) => {
      asked.push(route.request().url());
      await held;
      await route.fulfill({ contentType: 'text/javascript', body: serviceScript });
    });
    await goto('/faq/general');
    await sidebarLink(page, 'Images').click();
    await expect(page).toHaveTitle('Images | OHIF');
    await page.waitForFunction(() => window.dataLayer?.some((entry) => Object(entry)[1] === 'page_view'));
    await expect.poll(() => asked).toEqual([scriptAddress]);
    await expect(page.locator('script[src*=gtag]')).toHaveJSProperty('async', true);
    release();
    await page.waitForFunction(() => 'testCommands' in window);
    const read = () => page.evaluate(() => (window as unknown as { testCommands: unknown[][] }).testCommands);
    const order = (await read()).map(([name, what]) => (name === 'event' ? what : name));
    expect(order).toEqual(['js', 'set', 'set', 'config', 'set', 'set', 'page_view']);
    const described = named(await read(), 'set').flatMap(([, what]) =>
      typeof what === 'object' ? [what] : [],
    );
    expect(described).toEqual([
      { page_location: `${site.origin}/docs/faq/general`, page_title: 'General FAQ | OHIF' },
      { page_location: `${site.origin}/docs/images`, page_title: 'Images | OHIF' },
    ]);
    await page.goBack();
    await expect.poll(async () => named(await read(), 'event', 'page_view').length).toBe(2);
    expect(asked).toHaveLength(1);
    expect(faults()).toEqual([]);
  });

  it('AN-06 the security policy allows the requests of the service, but none to other hosts', async () => {
    const { page, goto, faults } = await site.open();
    const arrived: string[] = [];
    await page.route(/google|example\.org/, (route) => {
      arrived.push(route.request().url());
      return route.fulfill({ status: 204, headers: { 'Access-Control-Allow-Origin': '*' } });
    });
    await goto('/faq/general');
    const send = (addresses: string[]) =>
      page.evaluate(
        (list) => Promise.all(list.map((address) => fetch(address, { mode: 'no-cors' }).then(() => {}))),
        addresses,
      );
    await send(collectors);
    expect(arrived).toEqual(expect.arrayContaining(collectors));
    expect(faults()).toEqual([]);
    await expect(send(['https://example.org/collect'])).rejects.toThrow('Failed to fetch');
    await expect(send(['https://www.google.com/search'])).rejects.toThrow('Failed to fetch');
    expect(arrived.filter((url) => /example|search/.test(url))).toEqual([]);
  });

  it('AN-06 the site works if the script of the service is blocked, and logs only the network error', async () => {
    const { page, goto, faults } = await site.open();
    const failed = page.waitForEvent('requestfailed');
    await page.route(/googletagmanager/, (route) => route.abort('blockedbyclient'));
    await goto('/faq/general');
    await failed;
    for (const name of ['Images', 'Tabs', 'General FAQ']) {
      await sidebarLink(page, name).click();
      await expect(page).toHaveTitle(`${name} | OHIF`);
    }
    await page.goBack();
    await expect(page).toHaveTitle('Tabs | OHIF');
    await colorToggleOf(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expectSameDocument(page);
    expect(faults()).toEqual([expect.stringMatching(/^Failed to load resource: net::ERR_BLOCKED_BY_CLIENT/)]);
  });

  it('AN-06 pages request nothing from the service without scripts', async () => {
    const { page } = await site.open({ javaScriptEnabled: false });
    const foreign = collectForeignRequests(page);
    await page.goto(`${site.origin}/docs/faq/general`);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('h1')).toHaveText('General FAQ');
    expect(foreign).toEqual([]);
  });
});
