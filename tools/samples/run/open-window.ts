import { buildSync } from 'esbuild';
import type { Browser, Page } from '@playwright/test';
import { openViewer, studyUid, type Viewer } from '@/tools/screenshots/viewer';
import type * as inPage from './page';

export interface WindowOptions {
  browser: Browser;
  /** Address of a running viewer that was built without minification. */
  viewer: string;
  /** Address of the phantom's DICOMweb server. */
  dicomwebRoot: string;
}

declare const samples: typeof inPage;

const script = buildSync({
  entryPoints: [new URL('page/index.ts', import.meta.url).pathname],
  bundle: true,
  write: false,
  format: 'iife',
  globalName: 'samples',
}).outputFiles[0]?.text;

/** Time in which the viewer opens, in ms. */
export const openTimeout = 20_000;

/** What the servers answer that samples ask, by path. Samples are given what the text around them says. */
const answers: Readonly<Record<string, unknown>> = {
  '/site-settings.json': { pacsRoot: 'https://pacs.example.org/dicom-web' },
  '/api/data-sources': [{ id: 'main', title: 'Main archive', root: '/main/dicom-web' }],
  '/portal/api/viewer-token': 'token',
  '/archive/index.json': [
    {
      StudyInstanceUID: '1.2.3',
      PatientID: '1',
      PatientName: 'Phantom, Chest',
      StudyDate: '20250912',
      StudyTime: '101500',
      StudyDescription: 'CT',
      AccessionNumber: '1',
      Modalities: 'CT',
      NumInstances: 1,
      series: [],
    },
  ],
  '/archives.json': [{ id: 'a', name: 'North', archives: [] }],
  '/permissions': {},
  '/api/report': { id: 'report 1' },
  '/ai/classify': 'normal',
  '/assets/clinic-logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '/measurements/lesion-1.json': { id: 'saved', toolName: 'Length', sopInstanceUID: '1.2.3', points: [] },
};

/** Answers what samples ask: DICOMweb requests to any archive, and the addresses above. */
async function answerRequests(page: Page, { dicomwebRoot }: WindowOptions): Promise<void> {
  await page.route(
    (url) => /\/studies(\/|$)/.test(url.pathname) && !url.href.startsWith(dicomwebRoot),
    async (route) => {
      const url = new URL(route.request().url());
      const path = url.pathname.slice(url.pathname.indexOf('/studies'));
      // Fails only if the window has been closed in the meantime.
      await route
        .fetch({ url: `${dicomwebRoot}${path}${url.search}` })
        .then((response) => route.fulfill({ response }))
        .catch(() => {});
    },
  );
  await page.route(
    (url) => url.pathname in answers,
    (route) => {
      const answer = answers[new URL(route.request().url()).pathname];
      return route.fulfill(typeof answer === 'string' ? { body: answer } : { json: answer });
    },
  );
  page.on('dialog', (dialog) => void dialog.accept('sample'));
}

/** Opens a window with the bundle of `page`. */
export async function openWindow(options: WindowOptions, config: string): Promise<Viewer> {
  const viewer = await openViewer(options.browser, options.viewer, options.dicomwebRoot, config);
  await viewer.page.addInitScript(`${script ?? ''}; globalThis.samples = samples;`);
  await answerRequests(viewer.page, options);
  return viewer;
}

/** Opens a mode and waits until its images are there. */
export async function openMode(
  { page, errors }: Viewer,
  { viewer }: WindowOptions,
  route: string,
): Promise<void> {
  const path = route.replaceAll(/:(\w+)/g, (_, name: string) =>
    name === 'StudyInstanceUIDs' ? studyUid(1) : name,
  );
  await page.goto(`${viewer}/${path}?StudyInstanceUIDs=${studyUid(1)}`);
  const isOpen = () => document.querySelector('.cornerstone-canvas') ?? samples.isModeFaulty();
  await page.waitForFunction(isOpen, undefined, { timeout: openTimeout }).catch(async () => {
    const text = await page.locator('body').innerText();
    throw new Error(`/${path} shows no images. ${errors.join('\n')} ${text.slice(0, 200)}`);
  });
  await page.waitForTimeout(700);
}
