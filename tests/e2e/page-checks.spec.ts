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

/** Serves a small page with faults, and the security policy that a build gives the page without their HTML. */
async function plant(page: Page, faults: readonly Planted[]) {
  const join = (part: 'html' | 'css') => faults.map((fault) => fault[part] ?? '').join('\n');
  const scripts = [themeScript, ...faults.flatMap(({ script }) => script ?? [])];
  const build = (policy: string, extra: string) =>
    `<!doctype html><html lang="en" data-has-hydrated="true" data-theme="dark"><head>${policy}<title>Page</title>
    <meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/planted.css"></head><body>
    <main><h1>Page</h1><p>Some text with a <a href="/faq/">link</a>.</p><button>Button</button>${extra}</main>
    ${scripts.map((script) => `<script>${script}</script>`).join('')}</body></html>`;
  const policy = buildContentSecurityPolicy(build('', ''));
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  await page.route('**/planted', (route) =>
    route.fulfill({ contentType: 'text/html', body: build(meta, join('html')) }),
  );
  await page.route('**/planted.css', (route) =>
    route.fulfill({ contentType: 'text/css', body: styles + join('css') }),
  );
}

const planted = Object.entries(
  parse(readFileSync('tests/fixtures/page-faults.yaml', 'utf8')) as Record<string, Planted>,
);

/** Groups faults that different checks find, so that they can be on one page, because checking a page takes seconds. */
const groups: (typeof planted)[] = [[]];
for (const fault of planted) {
  const isFree = (others: typeof planted) =>
    !others.some(([, { found }]) => found.some((check) => fault[1].found.includes(check)));
  const group = groups.slice(1).find(isFree);
  if (group) group.push(fault);
  else groups.push([fault]);
}

for (const group of groups) {
  const names = group.map(([name]) => name).join(', ') || 'no fault';
  test(`SH-17 the checks of every page find exactly the faults ${names}`, async ({ page }) => {
    const faults = group.map(([, fault]) => fault);
    await plant(page, faults);
    const results = await checkPage(page, '/planted', true);
    const found = Object.keys(results).filter((check) => (results[check]?.length ?? 0) > 0);
    const expected = faults.flatMap((fault) => fault.found);
    expect(found.toSorted(), JSON.stringify(results, null, 2)).toEqual(expected.toSorted());
  });
}
