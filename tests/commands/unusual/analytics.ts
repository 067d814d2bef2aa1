import type { Page } from '@playwright/test';
import { afterEach, describe, it } from 'vitest';
import { slowDown } from '../../e2e/frames';
import { holdRequests } from '../../e2e/support';
import { followNew } from '../../support/follow-new';
import { answerWith } from './hosted-search';
import { repeatedCases } from './repeated-cases';
import { expect, settings, sidebarLink, site, type WatchedPage } from './site';

/** A command to the service, and the page at that moment. */
interface Command {
  args: unknown[];
  title: string;
  heading: string;
  address: string;
}

/** A stub of the service's function that records each command with the current page. */
function installStub() {
  const commands: Command[] = [];
  Object.assign(window, {
    testCommands: commands,
    gtag(...args: unknown[]) {
      const heading = document.querySelector('main h1')?.textContent ?? '';
      const address = location.pathname + location.search + location.hash;
      commands.push({ args, title: document.title, heading, address });
    },
  });
}

const readCommands = (page: Page): Promise<Command[]> =>
  page.evaluate(() => (window as unknown as { testCommands: Command[] }).testCommands);

/** Every `page_view` so far; `set` is the `page_path` that was set before it. */
async function readViews(page: Page) {
  let set: unknown;
  return (await readCommands(page)).flatMap(({ args: [name, what, value], title, heading, address }) => {
    if (name === 'set' && what === 'page_path') set = value;
    if (name !== 'event' || what !== 'page_view') return [];
    return [{ path: (value as { page_path?: unknown }).page_path, set, title, heading, address }];
  });
}

const viewOf = (path: string, title: string) => ({
  path,
  set: path,
  title: `${title} | OHIF`,
  heading: title,
  address: path,
});

/** Waits until a change can cause no further view. */
async function awaitLateViews(page: Page) {
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(5000);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
}

describe('analytics of page views', () => {
  let watched: WatchedPage | undefined;

  /** Opens a page with the stub and a fake clock. */
  async function start(path: string) {
    watched = await site.open();
    await watched.page.addInitScript(installStub);
    await watched.page.clock.install();
    await watched.load(path);
    return watched;
  }

  const expectViews = async (page: Page, views: object[]) => {
    await expect.poll(async () => (await readViews(page)).length).toBeGreaterThanOrEqual(views.length);
    await awaitLateViews(page);
    expect(await readViews(page)).toEqual(views);
  };

  afterEach(() => expect(watched?.faults()).toEqual([]));

  it.each(
    repeatedCases(
      ['/docs/faq/general?x=1#does-ohif-offer-support', '/docs/faq/general?x=1#does-ohif-offer-support'],
      ['/docs/faq.html?x=1#part', '/docs/faq/?x=1#part'],
      ['/docs/3.9/index.html', '/docs/3.9/'],
    ),
  )('AN-03 AN-05 the first page at %s is counted once, by the config command, as %s', async (form, path) => {
    const { page } = await start(form);
    await awaitLateViews(page);
    const commands = (await readCommands(page)).map(({ args }) => args);
    expect(commands.filter(([name]) => name === 'js')).toHaveLength(1);
    expect(commands.filter(([name]) => name === 'config')).toEqual([
      ['config', settings.analyticsId, { anonymize_ip: true, page_path: path }],
    ]);
    expect(commands.filter(([name]) => name === 'event')).toEqual([]);
  });

  it('AN-01 AN-04 counts one view with its own title per new path, also on Back and Forward', async () => {
    const { page, loads } = await start('/docs/faq/');
    const [general, images, tabs] = [
      viewOf('/docs/faq/general', 'General FAQ'),
      viewOf('/docs/images', 'Images'),
      viewOf('/docs/tabs', 'Tabs'),
    ];
    await sidebarLink(page, 'General FAQ').click();
    await expectViews(page, [general]);
    await sidebarLink(page, 'Images').click();
    await expectViews(page, [general, images]);
    await sidebarLink(page, 'Tabs').click();
    await expectViews(page, [general, images, tabs]);
    await page.goBack();
    await expectViews(page, [general, images, tabs, images]);
    await page.goForward();
    await expectViews(page, [general, images, tabs, images, tabs]);
    expect(loads()).toBe(0);
  });

  it('AN-04 reports the title of the new page even if its data arrive late on a slow processor', async () => {
    const { page } = await start('/docs/faq/');
    await slowDown(page);
    const release = await holdRequests(page, /\/docs\/images(?:\.txt|\/__next)/);
    await sidebarLink(page, 'Images').click();
    expect(await readViews(page)).toEqual([]);
    release();
    await expectViews(page, [viewOf('/docs/images', 'Images')]);
    await page.goBack();
    await expectViews(page, [viewOf('/docs/images', 'Images'), viewOf('/docs/faq/', 'FAQ')]);
  });

  it('AN-01 counts the other version of a page, although its title is the same', async () => {
    const { page, loads } = await start('/docs/3.9/faq/general');
    await page.getByRole('link', { name: 'latest version' }).click();
    await expectViews(page, [viewOf('/docs/faq/general', 'General FAQ')]);
    expect(loads()).toBe(0);
  });

  it('AN-01 AN-03 counts a followed link without its final slash once, under the canonical address', async () => {
    const { page, loads } = await start('/docs/images');
    await followNew(page, '/docs/faq?x=1#part');
    await page.waitForURL('**/docs/faq/?x=1#part');
    await expectViews(page, [{ ...viewOf('/docs/faq/?x=1#part', 'FAQ'), address: expect.any(String) }]);
    expect(loads()).toBe(0);
  });

  it('AN-02 counts each new hash of the address, set by a link, by script, or by Back', async () => {
    const { page, loads } = await start('/docs/faq/general');
    const view = (hash: string) => viewOf(`/docs/faq/general${hash}`, 'General FAQ');
    const [support, bug] = [view('#does-ohif-offer-support'), view('#how-do-i-report-a-bug')];
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await contents.getByRole('link', { name: 'Does OHIF offer support?' }).click();
    await expectViews(page, [support]);
    await contents.getByRole('link', { name: 'Does OHIF offer support?' }).click();
    await expectViews(page, [support]);
    await page.evaluate(() => (location.hash = 'how-do-i-report-a-bug'));
    await expectViews(page, [support, bug]);
    await page.goBack();
    await expectViews(page, [support, bug, support]);
    expect(loads()).toBe(0);
  });

  it('AN-02 counts each new query of the address, set by choosing a tab, by script, or by a link', async () => {
    const { page, loads } = await start('/docs/tabs');
    const view = (query: string) => viewOf(`/docs/tabs${query}`, 'Tabs');
    await page.getByRole('tab', { name: 'Yarn' }).click();
    await expectViews(page, [view('?flavour=yarn')]);
    await page.evaluate(() => history.replaceState(null, '', '?q=a'));
    await expectViews(page, [view('?flavour=yarn'), view('?q=a')]);
    await page.evaluate(() => history.replaceState(null, '', '?q=a'));
    await page.evaluate(() => history.pushState(null, '', '?q=ab'));
    await expectViews(page, [view('?flavour=yarn'), view('?q=a'), view('?q=ab')]);
    await followNew(page, '/docs/tabs?q=abc');
    await expectViews(page, [view('?flavour=yarn'), view('?q=a'), view('?q=ab'), view('?q=abc')]);
    expect(loads()).toBe(0);
  });

  it('AN-02 AN-04 counts one view per search on the search page, with the title of its results', async () => {
    answerWith('faq');
    const { page } = await start('/docs/search');
    const field = page.getByRole('searchbox', { name: 'Search' });
    const view = (query: string) => ({
      ...viewOf(`/docs/search?q=${query.replace(' ', '+')}`, `Search results for "${query}"`),
      heading: expect.any(String),
    });
    await field.pressSequentially('faq');
    await expectViews(page, [view('faq')]);
    await field.pressSequentially(' general');
    await expectViews(page, [view('faq'), view('faq general')]);
  });
});
