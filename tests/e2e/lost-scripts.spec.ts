import { expect, test, type Page } from '@playwright/test';
import { collectErrors, countLoads } from './navigation-support';
import { waitHydrated } from './support';

const path = '/faq/general';

/** Scripts that the served page asks for; those for old browsers are not among them. */
async function readScripts(page: Page): Promise<string[]> {
  const html = await (await page.request.get(path)).text();
  const scripts = [...html.matchAll(/<script src="([^"]+)"(?! noModule)/gi)].map(([, src]) => src ?? '');
  return [...new Set(scripts)];
}

test('NV-22 whichever script of a first load is lost once, it is asked for again and the page comes to life', async ({
  page,
}) => {
  test.slow();
  const scripts = await readScripts(page);
  expect(scripts.length).toBeGreaterThan(5);
  const errors = collectErrors(page);
  for (const script of scripts) {
    const loads = countLoads(page);
    await page.route(`**${script}`, (route) => route.fulfill({ status: 404, body: 'Not found' }), {
      times: 1,
    });
    const lost = page.waitForResponse(`**${script}`);
    await page.goto(path);
    expect((await lost).status()).toBe(404);
    await waitHydrated(page);
    expect(loads()).toBe(1);
  }
  expect(errors).toEqual([]);
});
