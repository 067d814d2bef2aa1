import { findFreePort, startServer } from '@/tools/programs/start-server';
import { provideWebKit } from '@/tools/programs/webkit';
import { makeFolder, removeFolder } from '@/tests/support/temporary-folder';
import type { EnginePage, Key } from './engine-page';
import { keptFaults } from './fault-recorder';
import { WebDriverSession } from './webdriver';

/** Keys as the protocol writes them. */
const keys: Readonly<Record<Key | 'Control', string>> = {
  ArrowDown: '\uE015',
  ArrowRight: '\uE014',
  Control: '\uE009',
  Enter: '\uE007',
  Escape: '\uE00C',
  k: 'k',
  v: 'v',
};

const down = (value: string) => ({ type: 'keyDown', value });
const up = (value: string) => ({ type: 'keyUp', value });

/** Opens a page in WebKitGTK, on a virtual screen. The driver does not report faults: see `fault-recorder.ts`. */
export async function openWebKitPage(): Promise<EnginePage> {
  const { driver, xvfbRun } = provideWebKit();
  const port = await findFreePort();
  const downloads = makeFolder();
  const server = await startServer({
    command: xvfbRun,
    args: ['-a', '-s', '-screen 0 1400x1100x24', driver, `--port=${port}`],
    port,
    // WebKitGTK saves downloads in the home folder.
    env: { HOME: downloads },
  });
  const session = await WebDriverSession.start(server.origin);
  await session.post('window/rect', { x: 0, y: 0, width: 1280, height: 940 });
  /** Scrolls to an element if needed, moves the mouse to it, and performs further steps. */
  const useMouse = async (selector: string, ...steps: { type: string; button: number }[]) => {
    const origin = await session.find(selector);
    await session.execute((element: HTMLElement) => {
      const { top, bottom } = element.getBoundingClientRect();
      if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: 'center', behavior: 'instant' });
    }, origin);
    await session.moveMouse([{ type: 'pointerMove', origin, x: 0, y: 0, duration: 0 }, ...steps]);
  };
  const evaluate: EnginePage['evaluate'] = (run, ...args) =>
    session.execute(run as () => unknown, ...args) as Promise<never>;
  return {
    downloads,
    version: session.browserVersion,
    async open(address) {
      await session.post('url', { url: address });
    },
    async reload() {
      await session.post('refresh');
    },
    back: () => evaluate(() => history.back()),
    hover: (selector) => useMouse(selector),
    click: (selector) =>
      useMouse(selector, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }),
    press(key, modifier) {
      const steps = [down(keys[key]), up(keys[key])];
      return session.pressKeys(modifier ? [down(keys[modifier]), ...steps, up(keys[modifier])] : steps);
    },
    type: (text) => session.pressKeys([...text].flatMap((letter) => [down(letter), up(letter)])),
    evaluate,
    async screenshot() {
      return Buffer.from((await session.get('screenshot')) as string, 'base64');
    },
    takeFaults: () =>
      evaluate((key) => {
        const faults: string[] = JSON.parse(sessionStorage.getItem(key) ?? '[]');
        sessionStorage.removeItem(key);
        return faults;
      }, keptFaults),
    async close() {
      await session.end();
      await server.stop();
      removeFolder(downloads);
    },
  };
}
