import { expect, test } from '@playwright/test';
import { gotoHydrated } from './support';

test('a page refuses unsafe HTML, scripts of other hosts and new trusted-type policies', async ({ page }) => {
  await gotoHydrated(page, '/faq/');
  const refused = await page.evaluate(() => {
    const attempts = {
      html: () => (document.createElement('p').innerHTML = '<img src="x" onerror="alert(1)">'),
      script: () => (document.createElement('script').src = 'https://evil.example/x.js'),
      policy: () =>
        (
          window as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => void } }
        ).trustedTypes.createPolicy('site', {}),
      mark: () => (document.createElement('p').innerHTML = 'the <mark>viewer</mark>'),
      ownScript: () => (document.createElement('script').src = '/_next/static/x.js'),
    };
    return Object.entries(attempts).flatMap(([name, attempt]) => {
      try {
        attempt();
        return [];
      } catch {
        return [name];
      }
    });
  });
  expect(refused).toEqual(['html', 'script', 'policy']);
});
