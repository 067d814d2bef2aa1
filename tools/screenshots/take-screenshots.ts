import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, PageScreenshotOptions } from '@playwright/test';
import sharp from 'sharp';
import { runCommand } from '@/build/run-command';
import { screenshotWindow, type Screenshot } from '@/lib/content/screenshots';
import { showPointer } from './pointer';
import { states } from './states';
import { launchViewerBrowser } from './synthetic-studies';
import { openViewer, type Viewer } from './viewer';

export interface TakeOptions {
  /** Address of a running viewer. */
  viewer: string;
  /** Address of the phantom's DICOMweb server. */
  dicomwebRoot: string;
  /** Folder with `screenshots.json`, into which the pictures are written. */
  folder: string;
  /** Names of the screenshots to take; by default, all in the list. */
  names?: readonly string[];
}

/** Opens a new window and brings it to a state, after the states that it starts from. */
async function showState(browser: Browser, options: TakeOptions, name: string): Promise<Viewer> {
  const state = states[name];
  if (!state) throw new Error(`There is no state "${name}" in tools/screenshots/states.`);
  const viewer = state.after
    ? await showState(browser, options, state.after)
    : await openViewer(browser, options.viewer, options.dicomwebRoot, state.config);
  try {
    await state.run(viewer);
  } catch (error) {
    await viewer.page.screenshot({ path: `test-results/screenshot-${name}.png` });
    throw new Error(
      `The state "${name}" was not reached; see test-results/screenshot-${name}.png. ${String(error)}`,
      { cause: error },
    );
  }
  return viewer;
}

const framesPerSecond = 10;

type Clip = NonNullable<PageScreenshotOptions['clip']>;

/** Time in ms between two pictures of the same place. */
const pictureInterval = 200;

/**
 * Takes pictures of a part of the window until two in a row are equal, so that nothing is fading or being drawn.
 * @param attempts how many pictures to take; after that, the last one counts
 */
async function takeSteady({ page }: Viewer, clip: Clip, attempts: number): Promise<Buffer> {
  const take = () => page.screenshot({ clip, animations: 'disabled', caret: 'hide' });
  let picture = await take();
  for (let attempt = 1; attempt < attempts; attempt++) {
    await page.waitForTimeout(pictureInterval);
    const next = await take();
    if (next.equals(picture)) return next;
    picture = next;
  }
  return picture;
}

/**
 * Takes a screenshot, or a clip and its first frame.
 * @param file path of the picture without its ending
 * @returns a line that tells the sizes
 */
async function takeScreenshot(
  viewer: Viewer,
  { crop, clip, state }: Screenshot,
  file: string,
): Promise<string> {
  const [x, y, width, height] = crop ?? [0, 0, screenshotWindow.width, screenshotWindow.height];
  const take = (attempts: number) => takeSteady(viewer, { x, y, width, height }, attempts);
  const bytes = await sharp(await take(25))
    .webp({ quality: 80, effort: 6 })
    .toBuffer();
  await writeFile(`${file}.webp`, bytes);
  const line = `${file}.webp: ${width} × ${height} px, ${Math.ceil(bytes.length / 1024)} KB`;
  if (!clip) return line;
  const { record } = states[state] ?? {};
  if (!record) throw new Error(`The state "${state}" has no "record", which a clip needs.`);
  const frames = await mkdtemp(join(tmpdir(), 'clip-'));
  let count = 0;
  await showPointer(viewer.page);
  await record(viewer, async () =>
    writeFile(join(frames, `${String(count++).padStart(4, '0')}.png`), await take(10)),
  );
  await encodeClip(frames, `${file}.webm`);
  await rm(frames, { recursive: true });
  const { size } = await stat(`${file}.webm`);
  return `${line}; clip: ${count / framesPerSecond} s, ${Math.ceil(size / 1024)} KB`;
}

/** Encodes the PNG files of a folder as a VP9 video with ffmpeg. The same frames give the same bytes. */
async function encodeClip(frames: string, file: string): Promise<void> {
  const input = [
    '-y',
    '-loglevel',
    'error',
    '-framerate',
    String(framesPerSecond),
    '-i',
    join(frames, '%04d.png'),
  ];
  const codec =
    '-c:v libvpx-vp9 -crf 42 -b:v 0 -pix_fmt yuv420p -threads 1 -fflags +bitexact -flags:v +bitexact';
  if ((await runCommand('ffmpeg', [...input, ...codec.split(' '), file])) !== 0)
    throw new Error('The clip could not be encoded. Install ffmpeg.');
}

/**
 * Takes the screenshots of a list in a running viewer. Screenshots of the same state are taken one after another
 * in the same window. One that fails does not stop the others; none is taken if the list lacks a name.
 *
 * @returns messages on the screenshots that failed
 */
export async function takeScreenshots(options: TakeOptions): Promise<string[]> {
  const list = JSON.parse(await readFile(join(options.folder, 'screenshots.json'), 'utf8')) as Record<
    string,
    Screenshot
  >;
  const unknown = (options.names ?? []).filter((name) => !(name in list));
  if (unknown.length > 0)
    return [
      `${options.folder}/screenshots.json has no ${unknown.map((name) => `"${name}"`).join(', ')}. Add an entry.`,
    ];
  const entries = Object.entries(list).filter(([name]) => options.names?.includes(name) ?? true);
  const browser = await launchViewerBrowser();
  const failures: string[] = [];
  for (const state of new Set(entries.map(([, screenshot]) => screenshot.state))) {
    try {
      const viewer = await showState(browser, options, state);
      for (const [name, screenshot] of entries.filter(([, { state: own }]) => own === state))
        console.log(await takeScreenshot(viewer, screenshot, join(options.folder, name)));
      await viewer.page.context().close();
    } catch (error) {
      failures.push(error instanceof Error ? error.message : String(error));
    }
  }
  await browser.close();
  return failures;
}
