// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { waitForSign } from '@/lib/browser/start/first-sign';

const { dataset } = document.documentElement;
const dispose: (() => void)[] = [];

beforeEach(() => {
  const add = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation((type: string, listener: unknown, options) => {
    add(type, listener as EventListener, options);
    dispose.push(() => window.removeEventListener(type, listener as EventListener, options));
  });
});

afterEach(() => {
  for (const remove of dispose.splice(0)) remove();
  location.hash = '';
  history.replaceState(null, '');
  delete dataset.searchKeys;
  delete dataset.retried;
});

/** Waits for the reader. @returns a function that resolves to true if there was a sign */
function waitForReader() {
  let isSeen = false;
  void waitForSign().then(() => (isSeen = true));
  return async () => {
    await Promise.resolve();
    return isSeen;
  };
}

function press(key: KeyboardEventInit) {
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...key });
  document.body.dispatchEvent(event);
  return event;
}

it.each(['pointermove', 'touchstart', 'scroll', 'focusin', 'error', 'keydown'])(
  'resolves on the first sign of the reader: %s',
  async (sign) => {
    const hasSign = waitForReader();
    expect(await hasSign()).toBe(false);
    document.body.dispatchEvent(new KeyboardEvent(sign, { bubbles: true }));
    expect(await hasSign()).toBe(true);
  },
);

it.each([
  ['the address leads to a heading', () => (location.hash = '#part')],
  ['the page was reloaded or revisited', () => history.replaceState({}, '')],
  ['a script was loaded again', () => (dataset.retried = '')],
])('does not wait if %s', async (_, prepare) => {
  prepare();
  expect(await waitForReader()()).toBe(true);
});

it('remembers the first button and the first character key that were pressed', () => {
  waitForReader();
  document.body.innerHTML = '<p>text</p><button><b>one</b></button><button>two</button>';
  for (const name of ['p', 'b', 'button:last-child'])
    document.querySelector(name)?.dispatchEvent(new Event('pointerup', { bubbles: true }));
  for (const key of ['Control', '/', 'a']) press({ key });
  expect(window.firstPress?.button?.textContent).toBe('one');
  expect(window.firstPress?.key?.key).toBe('/');
});

it('prevents the browser’s Ctrl+K, unless the reader has turned off the search keys', () => {
  waitForReader();
  expect(press({ key: 'k', ctrlKey: true }).defaultPrevented).toBe(true);
  expect(press({ key: 'c', ctrlKey: true }).defaultPrevented).toBe(false);
  dataset.searchKeys = 'off';
  expect(press({ key: 'k', ctrlKey: true }).defaultPrevented).toBe(false);
});
