import type { Page } from '@playwright/test';
import { afterEach, describe, it } from 'vitest';
import { slowDown } from '../../e2e/frames';
import { holdRequests } from '../../e2e/support';
import { answerWith } from './hosted-search';
import { expect, repeatedCases, settings, sidebarLink, site, type WatchedPage } from './site';

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

const viewOf = (path: string, title: string) => {
  const address = settings.basePath + path;
  return { path: address, set: address, title: `${title} | OHIF`, heading: title, address };
};

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
    const { page } = watched;
    await page.addInitScript(installStub);
    await page.clock.install();
    await watched.goto(path);
    const views: object[] = [];
    /** Expects that these views were counted since the last call, and no others. */
    const expectViews = async (...added: object[]) => {
      views.push(...added);
      await expect.poll(async () => (await readViews(page)).length).toBeGreaterThanOrEqual(views.length);
      await awaitLateViews(page);
      expect(await readViews(page)).toEqual(views);
    };
    return { ...watched, expectViews };
  }

  afterEach(() => expect(watched?.faults()).toEqual([]));

  it.each(
    repeatedCases(
      ['/faq/general?x=1#does-ohif-offer-support', '/faq/general?x=1#does-ohif-offer-support'],
      ['/faq.html?x=1#part', '/faq/?x=1#part'],
      ['/3.9/index.html', '/3.9/'],
    ),
  )('AN-03 AN-05 the first page at %s is counted once, by the config command, as %s', async (form, path) => {
    const { page } = await start(form);
    await awaitLateViews(page);
    const commands = (await readCommands(page)).map(({ args }) => args);
    expect(commands.filter(([name]) => name === 'js')).toHaveLength(1);
    expect(commands.filter(([name]) => name === 'config')).toEqual([
      ['config', settings.analyticsId, { anonymize_ip: true, page_path: settings.basePath + path }],
    ]);
    expect(commands.filter(([name]) => name === 'event')).toEqual([]);
  });

  it('AN-01 AN-04 counts one view with its own title per new path, also on Back and Forward', async () => {
    const { page, loads, expectViews } = await start('/faq/');
    const [images, tabs] = [viewOf('/images', 'Images'), viewOf('/tabs', 'Tabs')];
    await sidebarLink(page, 'General FAQ').click();
    await expectViews(viewOf('/faq/general', 'General FAQ'));
    await sidebarLink(page, 'Images').click();
    await expectViews(images);
    await sidebarLink(page, 'Tabs').click();
    await expectViews(tabs);
    await page.goBack();
    await expectViews(images);
    await page.goForward();
    await expectViews(tabs);
    expect(loads()).toBe(0);
  });

  it('AN-04 reports the title of the new page even if its data arrive late on a slow processor', async () => {
    const { page, expectViews } = await start('/faq/');
    await slowDown(page);
    const release = await holdRequests(page, /\/docs\/images(?:\.txt|\/__next)/);
    await sidebarLink(page, 'Images').click();
    expect(await readViews(page)).toEqual([]);
    release();
    await expectViews(viewOf('/images', 'Images'));
    await page.goBack();
    await expectViews(viewOf('/faq/', 'FAQ'));
  });

  it('AN-01 counts the other version of a page, although its title is the same', async () => {
    const { page, loads, expectViews } = await start('/3.9/faq/general');
    await page.getByRole('link', { name: 'latest version' }).click();
    await expectViews(viewOf('/faq/general', 'General FAQ'));
    expect(loads()).toBe(0);
  });

  it('AN-01 AN-03 counts a followed link without its final slash once, under the canonical address', async () => {
    const { page, follow, loads, expectViews } = await start('/images');
    await follow('/faq?x=1#part');
    await page.waitForURL('**/docs/faq/?x=1#part');
    await expectViews({ ...viewOf('/faq/?x=1#part', 'FAQ'), address: expect.any(String) });
    expect(loads()).toBe(0);
  });

  it('AN-02 counts each new hash of the address, set by a link, by script, or by Back', async () => {
    const { page, loads, expectViews } = await start('/faq/general');
    const view = (hash: string) => viewOf(`/faq/general${hash}`, 'General FAQ');
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await contents.getByRole('link', { name: 'Does OHIF offer support?' }).click();
    await expectViews(view('#does-ohif-offer-support'));
    await contents.getByRole('link', { name: 'Does OHIF offer support?' }).click();
    await expectViews();
    await page.evaluate(() => (location.hash = 'how-do-i-report-a-bug'));
    await expectViews(view('#how-do-i-report-a-bug'));
    await page.goBack();
    await expectViews(view('#does-ohif-offer-support'));
    expect(loads()).toBe(0);
  });

  it('AN-02 counts each new query of the address, set by choosing a tab, by script, or by a link', async () => {
    const { page, follow, loads, expectViews } = await start('/tabs');
    const view = (query: string) => viewOf(`/tabs${query}`, 'Tabs');
    await page.getByRole('tab', { name: 'Yarn' }).click();
    await expectViews(view('?flavour=yarn'));
    await page.evaluate(() => history.replaceState(null, '', '?q=a'));
    await expectViews(view('?q=a'));
    await page.evaluate(() => history.replaceState(null, '', '?q=a'));
    await page.evaluate(() => history.pushState(null, '', '?q=ab'));
    await expectViews(view('?q=ab'));
    await follow('/tabs?q=abc');
    await expectViews(view('?q=abc'));
    expect(loads()).toBe(0);
  });

  it('AN-02 AN-04 counts one view per search on the search page, with the title of its results', async () => {
    answerWith('faq');
    const { page, expectViews } = await start('/search');
    const field = page.getByRole('searchbox', { name: 'Search' });
    const view = (query: string) => ({
      ...viewOf(`/search?q=${query.replace(' ', '+')}`, `Search results for "${query}"`),
      heading: expect.any(String),
    });
    await field.pressSequentially('faq');
    await expectViews(view('faq'));
    await field.pressSequentially(' general');
    await expectViews(view('faq general'));
  });
});
