import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { runCommand } from '@/lib/build/run-command';
import { getLaunchOptions } from '@/tools/programs/browser';
import { copyProject, type ProjectCopy } from '../../support/project-copy';
import { startHostedService, type HostedService } from '../../support/hosted-service';
import { findFreePort, startServer, type RunningServer } from '../../support/start-server';

const fixtures = 'tests/fixtures/crash-pages';

/** A page of the failing site, and what happened on it. */
export interface WatchedPage {
  page: Page;
  /** Documents asked for since the last call. */
  loads: () => number;
  /** Uncaught errors since the last call. */
  errors: () => string[];
  /** Loads a page and waits for its scripts. */
  goto: (path: string) => Promise<void>;
  /** Follows a link to a path of the site within the document. */
  follow: (path: string) => Promise<void>;
}

/** The finished site with pages and a shell that can be made to fail. */
export interface FailingSite {
  /** Folder of the export. */
  out: string;
  origin: string;
  /** Origin at which the same files lie below `/sub/`, for which they were not built. */
  misplaced: string;
  /** What the site has configured for its search. */
  search: HostedService;
  /** Path of the one script that holds a text. */
  scriptWith: (text: string) => string;
  /** A page of its own context: nothing stored. */
  open: (options?: BrowserContextOptions) => Promise<WatchedPage>;
  stop: () => Promise<void>;
}

/** Puts the failing pages into the copy, and the switch that breaks the shell. */
function addFailures(project: ProjectCopy): void {
  for (const part of ['app', 'components'])
    cpSync(join(fixtures, part), join(project.dir, part), { recursive: true });
  const layout = join(project.dir, 'app/layout.tsx');
  const text = readFileSync(layout, 'utf8');
  const changed = text
    .replace('<Footer />', '<Footer /><ShellSwitch />')
    .replace(/^/, "import { ShellSwitch } from '@/components/shell-switch';\n");
  if (!changed.includes('<ShellSwitch />')) throw new Error('The layout has no <Footer />.');
  writeFileSync(layout, changed);
}

async function serve(out: string, basePath: string): Promise<RunningServer> {
  const port = await findFreePort();
  const args = ['--import', 'tsx', 'scripts/serve.ts', out];
  const env = { PORT: String(port), DOCS_BASE_PATH: basePath };
  return startServer({ command: process.execPath, args, port, env });
}

function findScript(out: string, text: string): string {
  const folder = '_next/static/chunks';
  const found = readdirSync(join(out, folder)).filter(
    (file) => file.endsWith('.js') && readFileSync(join(out, folder, file), 'utf8').includes(text),
  );
  const [file] = found;
  if (file === undefined || found.length > 1) throw new Error(`${found.length} scripts hold "${text}".`);
  return `/${folder}/${file}`;
}

async function openPage(
  browser: Browser,
  origin: string,
  options: BrowserContextOptions,
): Promise<WatchedPage> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  const page = await context.newPage();
  const errors: string[] = [];
  let loads = 0;
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return {
    page,
    errors: () => errors.splice(0),
    loads: () => {
      const counted = loads;
      loads = 0;
      return counted;
    },
    async goto(path) {
      await page.goto(origin + path);
      await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
      loads = 0;
    },
    follow: (path) =>
      page.evaluate((href) => {
        const link = Object.assign(document.createElement('a'), { href });
        document.querySelector('main')?.append(link);
        link.click();
      }, path),
  };
}

/** How the site asks the service of its search. */
export const hosted = { appId: 'TESTAPP', apiKey: 'public-key', indexName: 'fixtures' } as const;

/** A key that fills the index; no build needs it. */
export const writeKey = 'write-key-of-tests';

/**
 * Builds the fixture content with pages that fail and a hosted search, and serves it where it belongs and where it does
 * not.
 */
export async function startFailingSite(): Promise<FailingSite> {
  const project = copyProject('failing', 'tests/fixtures/kitchen-sink');
  addFailures(project);
  const search = await startHostedService();
  const code = await runCommand('npm', ['--prefix', project.dir, 'run', '--silent', 'build'], {
    DOCS_SEARCH_APP_ID: hosted.appId,
    DOCS_SEARCH_API_KEY: hosted.apiKey,
    DOCS_SEARCH_INDEX: hosted.indexName,
    DOCS_SEARCH_HOST: search.host,
    DOCS_SEARCH_WRITE_KEY: writeKey,
  });
  if (code !== 0) throw new Error(`The build ended with code ${code}.`);
  const out = join(project.dir, 'out');
  const [server, misplaced] = await Promise.all([serve(out, ''), serve(out, '/sub')]);
  const browser = await chromium.launch(getLaunchOptions());
  return {
    out,
    origin: server.origin,
    misplaced: misplaced.origin,
    search,
    scriptWith: (text) => findScript(out, text),
    open: (options = {}) => openPage(browser, server.origin, options),
    async stop() {
      await browser.close();
      await Promise.all([server.stop(), misplaced.stop(), search.close()]);
      project.remove();
    },
  };
}
