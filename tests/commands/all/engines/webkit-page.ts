import { findFreePort, startServer } from '@/tools/programs/start-server';
import { provideWebKit } from '@/tools/programs/webkit';
import { makeFolder, removeFolder } from '@/tests/support/temporary-folder';
import type { EnginePage, Key } from './engine-page';
import { keptFaults } from './test-site';

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

/**
 * Sends a command of the WebDriver protocol. @returns its answer
 * @throws Error with the message of the driver
 * @see https://www.w3.org/TR/webdriver2/
 */
async function send<T>(method: 'DELETE' | 'GET' | 'POST', address: string, body: object = {}): Promise<T> {
  const response = await fetch(address, { method, ...(method === 'POST' && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: T & { error?: string; message?: string } };
  if (response.ok) return value;
  throw new Error(`WebDriver: ${value.error} ${value.message} (${method} ${address})`);
}

/** Opens a page in WebKitGTK, on a virtual screen. The driver does not report faults, so `test-site.ts` records them. */
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
  const { sessionId, capabilities } = await send<{
    sessionId: string;
    capabilities: { browserVersion: string };
  }>('POST', `${server.origin}/session`, { capabilities: {} });
  const session = `${server.origin}/session/${sessionId}`;
  const post = (command: string, body?: object) => send<never>('POST', `${session}/${command}`, body);
  const act = async (type: 'key' | 'pointer', ...actions: object[]): Promise<void> =>
    post('actions', { actions: [{ type, id: type, actions }] });
  const evaluate: EnginePage['evaluate'] = (run, ...args) =>
    post('execute/sync', { script: `return (${run.toString()})(...arguments)`, args });
  await post('window/rect', { x: 0, y: 0, width: 1280, height: 940 });
  /** Scrolls to an element if needed, moves the mouse to it, and performs further steps. */
  const useMouse = async (selector: string, ...steps: object[]) => {
    const origin = await post('element', { using: 'css selector', value: selector });
    await evaluate((element: HTMLElement) => {
      const { top, bottom } = element.getBoundingClientRect();
      if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: 'center', behavior: 'instant' });
    }, origin);
    await act('pointer', { type: 'pointerMove', origin, x: 0, y: 0, duration: 0 }, ...steps);
  };
  return {
    downloads,
    version: capabilities.browserVersion,
    open: (address) => post('url', { url: address }),
    reload: () => post('refresh'),
    back: () => evaluate(() => history.back()),
    hover: (selector) => useMouse(selector),
    click: (selector) =>
      useMouse(selector, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }),
    press(key, modifier) {
      const steps = [down(keys[key]), up(keys[key])];
      return act('key', ...(modifier ? [down(keys[modifier]), ...steps, up(keys[modifier])] : steps));
    },
    type: (text) => act('key', ...[...text].flatMap((letter) => [down(letter), up(letter)])),
    evaluate,
    async screenshot() {
      return Buffer.from(await send<string>('GET', `${session}/screenshot`), 'base64');
    },
    takeFaults: () =>
      evaluate((key) => {
        const faults: string[] = JSON.parse(sessionStorage.getItem(key) ?? '[]');
        sessionStorage.removeItem(key);
        return faults;
      }, keptFaults),
    async close() {
      await send('DELETE', session);
      await server.stop();
      removeFolder(downloads);
    },
  };
}
