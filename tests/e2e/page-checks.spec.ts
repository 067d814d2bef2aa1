import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { parse } from 'yaml';
import { buildContentSecurityPolicy } from '@/build/finish/csp';
import { checkPage } from './page-checks/check-page';

/** A fault in a page, and the checks that must find it; page-faults.yaml explains the keys. */
interface Planted {
  html?: string;
  css?: string;
  script?: string;
  found: readonly string[];
}

const styles = `
  body { margin: 0 }
  html { background: #fff; color: #111; font: 16px sans-serif }
  html[data-theme='dark'] { background: #111; color: #fff }
  button, a { display: inline-block; min-width: 2rem; min-height: 2rem; font: inherit; color: inherit; background: transparent }
  :focus-visible { outline: 2px solid #888; outline-offset: 2px }`;

const themeScript = `addEventListener('storage', ({ newValue }) => { document.documentElement.dataset.theme = newValue });`;

/** Serves a small page with one fault, and the security policy that a build gives the page without the fault. */
async function plant(page: Page, { html = '', css = '', script = '' }: Planted) {
  const build = (policy: string, extra: string) =>
    `<!doctype html><html lang="en" data-has-hydrated="true" data-theme="dark"><head>${policy}<title>Page</title>
    <meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/planted.css"></head><body>
    <main><h1>Page</h1><p>Some text with a <a href="/faq/">link</a>.</p><button>Button</button>${extra}</main>
    <script>${themeScript}${script}</script></body></html>`;
  const policy = buildContentSecurityPolicy(build('', ''));
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  await page.route('**/planted', (route) =>
    route.fulfill({ contentType: 'text/html', body: build(meta, html) }),
  );
  await page.route('**/planted.css', (route) =>
    route.fulfill({ contentType: 'text/css', body: styles + css }),
  );
}

const planted = parse(readFileSync('tests/fixtures/page-faults.yaml', 'utf8')) as Record<string, Planted>;

for (const [name, fault] of Object.entries(planted)) {
  const outcome = fault.found.length === 0 ? 'passes' : 'fails';
  test(`SH-17 a page with ${name} ${outcome} the checks of every page`, async ({ page }) => {
    await plant(page, fault);
    const faults = await checkPage(page, '/planted', true);
    const found = Object.keys(faults).filter((check) => (faults[check]?.length ?? 0) > 0);
    expect(found.toSorted(), JSON.stringify(faults, null, 2)).toEqual([...fault.found].toSorted());
  });
}
