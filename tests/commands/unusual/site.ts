import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  chromium,
  expect as baseExpect,
  type Browser,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { runCommand } from '@/build/run-command';
import { getLaunchOptions } from '@/tools/programs/browser';
import { sidebarOf, waitHydrated } from '../../e2e/support';
import { followNew } from '../../support/follow-new';
import { startHostedService, type HostedService } from '../../support/hosted-service';
import { startHost } from '../../support/hosts';
import { copyProject, type ProjectCopy } from '../../support/project-copy';

/** Settings that differ from those of the site. */
export const settings = {
  basePath: '/docs',
  analyticsId: 'G-TEST1',
  release: '4.2.0',
  announcement: {
    id: 'another',
    content:
      'Read the <a href="/faq/general">FAQ</a> or <a href="https://example.org/news" target="_blank" rel="noopener">the news</a>.',
    backgroundColor: '#fde68a',
    textColor: '#1f1300',
    isCloseable: false,
  },
  hosted: { appId: 'TESTAPP', apiKey: 'public-key', indexName: 'fixtures' },
} as const;

/** The key for writing to the hosted search index, which no build needs. */
export const writeKey = 'write-key-of-tests';

/** Waits longer than usual. */
export const expect = baseExpect.configure({ timeout: 20_000 });

/** A page of the site and its events. */
export type WatchedPage = Awaited<ReturnType<typeof openPage>>;

/** The finished site with unusual settings, and with pages and a shell that can fail. */
export type UnusualSite = Awaited<ReturnType<typeof startUnusualSite>>;

export const sidebarLink = (page: Page, name: string) => sidebarOf(page).getByRole('link', { name });

/** Moves a module aside, so that another in its place can extend it. */
function wrapModule(project: ProjectCopy, file: string, wrapper: string): void {
  renameSync(join(project.dir, file), join(project.dir, file.replace(/(\.tsx?)$/, '-original$1')));
  writeFileSync(join(project.dir, file), wrapper);
}

/** Adds the failing pages to the copy, and to its footer the switch that breaks the shell. */
function addFailures(project: ProjectCopy): void {
  for (const part of ['app', 'components'])
    cpSync(join('tests/fixtures/crash-pages', part), join(project.dir, part), { recursive: true });
  const wrapper = `import { ShellSwitch } from '@/components/shell-switch';
import { Footer as Original } from './footer-original';

export const Footer = () => (
  <>
    <Original />
    <ShellSwitch />
  </>
);
`;
  wrapModule(project, 'components/shell/footer.tsx', wrapper);
}

function applySettings(project: ProjectCopy): void {
  const wrapper = `import original from './site.config-original';

export default { ...original, announcementBar: ${JSON.stringify(settings.announcement)} };
`;
  wrapModule(project, 'site.config.ts', wrapper);
  const versions = `import { archivedVersions, servedVersions as original } from './versions.config-original';

const [latest, ...older] = original;

export const servedVersions = [
  { ...latest, viewer: { ...latest.viewer, release: '${settings.release}' } },
  ...older,
];
export { archivedVersions };
`;
  wrapModule(project, 'versions.config.ts', versions);
}

async function build(project: ProjectCopy, search: HostedService): Promise<string> {
  const code = await runCommand('npm', ['--prefix', project.dir, 'run', '--silent', 'build'], {
    DOCS_BASE_PATH: settings.basePath,
    NEXT_PUBLIC_ANALYTICS_ID: settings.analyticsId,
    DOCS_DEBUG_PAGES: 'off',
    DOCS_SEARCH_APP_ID: settings.hosted.appId,
    DOCS_SEARCH_API_KEY: settings.hosted.apiKey,
    DOCS_SEARCH_INDEX: settings.hosted.indexName,
    DOCS_SEARCH_HOST: search.host,
    DOCS_SEARCH_WRITE_KEY: writeKey,
  });
  if (code !== 0) throw new Error(`The build ended with code ${code}.`);
  return join(project.dir, 'out');
}

function findScript(out: string, text: string): string {
  const folder = '_next/static/chunks';
  const found = readdirSync(join(out, folder)).filter(
    (file) => file.endsWith('.js') && readFileSync(join(out, folder, file), 'utf8').includes(text),
  );
  const [file] = found;
  if (file === undefined || found.length > 1) throw new Error(`${found.length} scripts hold "${text}".`);
  return `${settings.basePath}/${folder}/${file}`;
}

/** Records the events of a page; each function of the result returns its records and clears them. */
function watch(page: Page) {
  const faults: string[] = [];
  const errors: string[] = [];
  const loads: string[] = [];
  page.on('console', (message) => faults.push(message.text()));
  page.on('pageerror', ({ message }) => {
    faults.push(message);
    errors.push(message);
  });
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.url());
  });
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`);
  });
  return {
    /** Console messages, uncaught errors and failed responses since the last call. */
    faults: () => faults.splice(0),
    /** Uncaught errors since the last call. */
    errors: () => errors.splice(0),
    /** Number of requested documents since the last call. */
    loads: () => loads.splice(0).length,
  };
}

async function openPage(browser: Browser, origin: string, options: BrowserContextOptions) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  await context.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  const page = await context.newPage();
  const notes = watch(page);
  return {
    page,
    ...notes,
    /** Loads a page by its path in the site, and waits for its scripts. */
    async goto(path: string) {
      await page.goto(origin + settings.basePath + path);
      await waitHydrated(page);
      notes.loads();
    },
    /** Follows a link to a path of the site within the document. */
    follow: (path: string) => followNew(page, settings.basePath + path),
  };
}

async function startUnusualSite() {
  const project = copyProject('unusual', 'tests/fixtures/kitchen-sink');
  applySettings(project);
  addFailures(project);
  const search = await startHostedService();
  const out = await build(project, search);
  const serve = (path: string) => startHost('npm start', out, { DOCS_BASE_PATH: path });
  const [server, misplaced] = await Promise.all([serve(settings.basePath), serve('/sub')]);
  const browser = await chromium.launch(getLaunchOptions());
  const open = (options: BrowserContextOptions = {}) => openPage(browser, server.origin, options);
  return {
    /** Folder of the export. */
    out,
    origin: server.origin,
    /** Address of the site's folder on its host. */
    root: server.origin + settings.basePath,
    /** Origin that serves the same files below `/sub/`, for which they were not built. */
    misplaced: misplaced.origin,
    /** The search service of the site. */
    search,
    /** Path of the only script that contains a text. */
    scriptWith: (text: string) => findScript(out, text),
    /** Opens a page in a new context until the test ends. Requests to the analytics service get an empty answer. */
    open,
    /** Opens a page as `open` does, and loads a path of the site in it. */
    async openAt(path: string, options?: BrowserContextOptions) {
      const watched = await open(options);
      await watched.goto(path);
      return watched;
    },
    async closePages() {
      for (const context of browser.contexts()) await context.close();
    },
    async stop() {
      await browser.close();
      await Promise.all([server.stop(), misplaced.stop(), search.close()]);
      project.remove();
    },
  };
}

/** The site of the running tests; filled by `useUnusualSite`. */
export const site = {} as UnusualSite;

/**
 * Builds the fixture content with unusual settings, a hosted search and pages that fail before the tests of a file, and
 * serves it at the right and at a wrong base path.
 */
export function useUnusualSite(): void {
  beforeAll(async () => void Object.assign(site, await startUnusualSite()));
  afterEach(() => site.closePages());
  afterAll(() => site.stop());
}

/** Selects the cases of a test: `npm test` runs only the first one, `npm run test:all` runs all. */
export const repeatedCases = <T>(first: T, ...others: T[]): T[] =>
  process.env.DOCS_TEST_ALL ? [first, ...others] : [first];
