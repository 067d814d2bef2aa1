import { Builder, By, Capabilities, Key as WebDriverKey } from 'selenium-webdriver';
import { findFreePort, startServer } from '@/tools/programs/start-server';
import { provideWebKit } from '@/tools/programs/webkit';
import type { EnginePage, Key } from './engine-page';
import { keptFaults } from './fault-recorder';

const keys: Readonly<Record<Key, string>> = {
  ArrowDown: WebDriverKey.ARROW_DOWN,
  ArrowRight: WebDriverKey.ARROW_RIGHT,
  Backspace: WebDriverKey.BACK_SPACE,
  Enter: WebDriverKey.ENTER,
  Escape: WebDriverKey.ESCAPE,
  Tab: WebDriverKey.TAB,
  k: 'k',
  v: 'v',
};

/** Opens a page in WebKitGTK, on a virtual screen. The driver does not report faults: see `fault-recorder.ts`. */
export async function openWebKitPage(): Promise<EnginePage> {
  const { driver: program, xvfbRun } = provideWebKit();
  const port = await findFreePort();
  const server = await startServer({
    command: xvfbRun,
    args: ['-a', '-s', '-screen 0 1400x1100x24', program, `--port=${port}`],
    port,
  });
  const driver = await new Builder()
    .usingServer(server.origin)
    .withCapabilities(new Capabilities({ browserName: 'MiniBrowser' }))
    .build();
  await driver.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 940 });
  /** Moves the mouse to an element, which is scrolled into view if needed. */
  const moveTo = async (selector: string) => {
    const origin = driver.findElement(By.css(selector));
    await driver.executeScript((element: HTMLElement) => {
      const { top, bottom } = element.getBoundingClientRect();
      if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: 'center', behavior: 'instant' });
    }, origin);
    return driver.actions().move({ origin });
  };
  return {
    version: (await driver.getCapabilities()).get('browserVersion'),
    open: (address) => driver.get(address),
    reload: () => driver.navigate().refresh(),
    back: () => driver.executeScript('history.back()'),
    hover: async (selector) => (await moveTo(selector)).perform(),
    click: async (selector) => (await moveTo(selector)).click().perform(),
    async press(key, modifier) {
      const actions = driver.actions();
      if (!modifier) return actions.sendKeys(keys[key]).perform();
      const held = WebDriverKey.CONTROL;
      await actions.keyDown(held).sendKeys(keys[key]).keyUp(held).perform();
    },
    type: (text) => driver.actions().sendKeys(text).perform(),
    evaluate: (run, ...args) => driver.executeScript(run as () => never, ...args),
    takeFaults: () =>
      driver.executeScript((key: string) => {
        const faults: string[] = JSON.parse(sessionStorage.getItem(key) ?? '[]');
        sessionStorage.removeItem(key);
        return faults;
      }, keptFaults),
    async close() {
      await driver.quit();
      await server.stop();
    },
  };
}
