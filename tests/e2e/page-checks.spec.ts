import { expect, test, type Page } from '@playwright/test';
import { buildContentSecurityPolicy } from '../../lib/build/csp';
import { checkPage } from './page-checks/check-page';

/** A fault that is planted in a page, and the checks that must find it. */
interface Planted {
  /** HTML that is added to the main part after the security policy was made. */
  html?: string;
  css?: string;
  /** An inline script that the security policy allows. */
  script?: string;
  found: readonly string[];
}

const windows = ['1280 px', '320 px'] as const;
const inBoth = (check: string) => windows.map((size) => `${check}, ${size}`);

const styles = `
  body { margin: 0 }
  html { background: #fff; color: #111; font: 16px sans-serif }
  html[data-theme='dark'] { background: #111; color: #fff }
  button, a { display: inline-block; min-width: 2rem; min-height: 2rem; font: inherit; color: inherit; background: transparent }
  :focus-visible { outline: 2px solid #888; outline-offset: 2px }`;

const themeScript = `addEventListener('storage', ({ newValue }) => { document.documentElement.dataset.theme = newValue });`;

/** Serves a small page with one fault, under the security policy that the build would give it without the fault. */
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

const planted: Record<string, Planted> = {
  'no fault': { found: [] },
  'an inline style': { html: '<p style="margin: 1px">Text</p>', found: ['violations', 'messages'] },
  'an inline script': { html: '<script>window.x = 1</script>', found: ['violations', 'messages'] },
  'a font of another host': {
    css: '@font-face { font-family: other; src: url(https://fonts.example/other.woff2) } h1 { font-family: other }',
    found: ['violations', 'messages', 'failed', 'foreign'],
  },
  'a link element to another host': {
    html: '<link rel="preconnect" href="https://fonts.example"><img alt="" src="https://fonts.example/a.png">',
    found: ['violations', 'messages', 'failed', 'foreign'],
  },
  'a message in the console': { script: 'console.debug("here")', found: ['messages'] },
  'an uncaught error': { script: 'throw new Error("broken")', found: ['errors'] },
  'a missing file': { html: '<img alt="" src="/no-such-image.png">', found: ['messages', 'failed'] },
  'a button without a name': {
    html: '<button></button>',
    found: windows.flatMap((size) => [`axe, dark, ${size}`, `axe, forced colors, ${size}`]),
  },
  'a second heading of level 1': { html: '<h1>Again</h1>', found: ['outline'] },
  'faint text': {
    html: '<p class="faint">Text</p>',
    css: '.faint { color: #888; background: #999 }',
    found: windows.flatMap((size) => [`axe, dark, ${size}`, `axe, light, ${size}`]),
  },
  'faint text in forced colors': {
    html: '<p class="faint">Text</p>',
    css: '@media (forced-colors: active) { .faint { color: #888; background: #999; forced-color-adjust: none } }',
    found: inBoth('contrast, forced colors'),
  },
  'a part with a fixed width': {
    html: '<p class="wide">Text</p>',
    css: '.wide { width: 400px }',
    found: ['reflow, 320 px', 'text spacing, 320 px'],
  },
  'a box without room for wider text': {
    html: '<p class="tight"><span>Some words in a narrow box</span></p>',
    css: '.tight { width: max-content; max-width: 13em; height: 1.3em; overflow: hidden; white-space: nowrap }',
    found: inBoth('text spacing'),
  },
  'a button under another part': {
    html: '<div class="under"><button>Lower</button><span>Above</span></div>',
    css: '.under { position: relative } .under span { position: absolute; inset: 0; z-index: 1 }',
    found: ['keyboard', ...inBoth('reflow'), ...inBoth('text spacing')],
  },
  'small targets': {
    html: '<div class="small"><button>a</button><button>b</button></div>',
    css: '.small button { min-width: 0; min-height: 0; width: 14px; height: 14px; padding: 0; font-size: 10px }',
    found: inBoth('target size'),
  },
  'a button without a focus ring': {
    html: '<button class="bare">Bare</button>',
    css: '.bare:focus-visible { outline: none }',
    found: ['keyboard'],
  },
  'a trap for the focus': {
    html: '<button>Last</button>',
    script: `addEventListener('keydown', (event) => { if (event.target.matches('button')) event.preventDefault() });`,
    found: ['keyboard'],
  },
  'motion in spite of the wish for less': {
    css: '@keyframes turn { to { rotate: 360deg } } h1 { animation: turn 2s }',
    found: ['less motion'],
  },
};

for (const [name, fault] of Object.entries(planted)) {
  const outcome = fault.found.length === 0 ? 'passes' : 'fails';
  test(`SH-17 a page with ${name} ${outcome} the checks of every page`, async ({ page }) => {
    await plant(page, fault);
    const faults = await checkPage(page, '/planted');
    const found = Object.keys(faults).filter((check) => (faults[check]?.length ?? 0) > 0);
    expect(found.toSorted(), JSON.stringify(faults, null, 2)).toEqual([...fault.found].toSorted());
  });
}
