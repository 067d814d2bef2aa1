import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { runCommand } from '@/lib/build/run-command';
import { getLaunchOptions } from '@/tools/programs/browser';
import { copyProject, type ProjectCopy } from '../../support/project-copy';
import { findFreePort, startServer, type RunningServer } from '../../support/start-server';

/** What is set differently from the site itself. */
export const settings = {
  basePath: '/docs',
  siteVersion: '4.2.0',
  analyticsId: 'G-TEST1',
  announcement: {
    id: 'another',
    text: 'Read the <a href="/faq/general">FAQ</a> or <a href="https://example.org/news" target="_blank" rel="noopener">the news</a>.',
    backgroundColor: '#fde68a',
    textColor: '#1f1300',
  },
} as const;

/** How long an expectation of a page may take to come true. */
export const patience = { timeout: 15_000 } as const;

/** A page of the settings site, and what went wrong on it. */
export interface WatchedPage {
  page: Page;
  /** Console lines, uncaught errors and failed answers since the last call. */
  faults: () => string[];
  /** Loads a page and waits for its scripts. */
  goto: (path: string) => Promise<void>;
  /** Whether no load happened since `goto`. */
  isSameDocument: () => Promise<boolean>;
}

/** The finished site with other settings, served below its folder. */
export interface SettingsSite {
  /** Folder of the export. */
  out: string;
  origin: string;
  /** Origin at which the same files lie below `/elsewhere/`, for which they were not built. */
  misplaced: string;
  /** A page of its own context: nothing stored. Requests to the analytics service get an empty answer. */
  open: (options?: BrowserContextOptions) => Promise<WatchedPage>;
  stop: () => Promise<void>;
}

/** Replaces text in a file of the copy. @throws Error when the file does not hold it */
function edit(project: ProjectCopy, file: string, pattern: RegExp, replacement: string): void {
  const path = join(project.dir, file);
  const text = readFileSync(path, 'utf8');
  if (!pattern.test(text)) throw new Error(`${file} has no ${String(pattern)}.`);
  writeFileSync(
    path,
    text.replace(pattern, () => replacement),
  );
}

function applySettings(project: ProjectCopy): void {
  const { id, text, backgroundColor, textColor } = settings.announcement;
  const bar = { id, content: text, backgroundColor, textColor, isCloseable: false };
  edit(project, 'lib/site/constants.ts', /siteVersion = '[^']*'/, `siteVersion = '${settings.siteVersion}'`);
  edit(
    project,
    'site.config.ts',
    /announcementBar: \{[\s\S]*?\n {2}\},/,
    `announcementBar: ${JSON.stringify(bar)},`,
  );
  edit(project, 'site.config.ts', /baseUrlIssueBanner: true/, 'baseUrlIssueBanner: false');
}

async function build(project: ProjectCopy): Promise<string> {
  const code = await runCommand('npm', ['--prefix', project.dir, 'run', '--silent', 'build'], {
    DOCS_BASE_PATH: settings.basePath,
    NEXT_PUBLIC_ANALYTICS_ID: settings.analyticsId,
    DOCS_DEBUG_PAGES: 'off',
  });
  if (code !== 0) throw new Error(`The build ended with code ${code}.`);
  return join(project.dir, 'out');
}

async function serve(out: string, basePath: string): Promise<RunningServer> {
  const port = await findFreePort();
  const args = ['--import', 'tsx', 'scripts/serve.ts', out];
  const env = { PORT: String(port), DOCS_BASE_PATH: basePath };
  return startServer({ command: process.execPath, args, port, env });
}

async function openPage(
  browser: Browser,
  origin: string,
  options: BrowserContextOptions,
): Promise<WatchedPage> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  await context.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('console', (message) => faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`);
  });
  const root = page.locator('html');
  return {
    page,
    faults: () => faults.splice(0),
    async goto(path) {
      await page.goto(origin + path);
      await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
      await root.evaluate((element) => element.setAttribute('data-test-mark', ''));
    },
    isSameDocument: async () => (await root.getAttribute('data-test-mark')) === '',
  };
}

/** Builds the fixture content with other settings, and serves it. */
export async function startSettingsSite(): Promise<SettingsSite> {
  const project = copyProject('settings', 'tests/fixtures/kitchen-sink');
  applySettings(project);
  const out = await build(project);
  const [server, misplaced] = await Promise.all([serve(out, settings.basePath), serve(out, '/elsewhere')]);
  const browser = await chromium.launch(getLaunchOptions());
  return {
    out,
    origin: server.origin,
    misplaced: misplaced.origin,
    open: (options = {}) => openPage(browser, server.origin, options),
    async stop() {
      await browser.close();
      await Promise.all([server.stop(), misplaced.stop()]);
      project.remove();
    },
  };
}
