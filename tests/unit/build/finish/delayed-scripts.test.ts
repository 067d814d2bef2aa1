// @vitest-environment happy-dom
import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createScriptList, loadScripts, startOnSign } from '@/build/finish/delayed-scripts';

const { dataset } = document.documentElement;
const added: string[] = [];
const dispose: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    added.push((script as Element).outerHTML);
  });
  const add = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation((type: string, listener: unknown, options) => {
    add(type, listener as EventListener, options);
    dispose.push(() => window.removeEventListener(type, listener as EventListener, options));
  });
});

afterEach(() => {
  for (const remove of dispose.splice(0)) remove();
  added.length = 0;
  location.hash = '';
  delete dataset.searchKeys;
  delete dataset.retried;
  vi.useRealTimers();
});

const scripts = ['<script src="/a.js" async=""></script>', '<script src="/b.js" async=""></script>'];

/** Runs the loader and paints a frame. @returns the scripts that were added before the frame, and in total */
function runLoader() {
  document.head.innerHTML = createScriptList(['/a.js', '/b.js']);
  runInThisContext(`(${loadScripts.toString()})()`);
  vi.advanceTimersByTime(5);
  const before = [...added];
  vi.advanceTimersToNextFrame();
  vi.advanceTimersByTime(5);
  return { before, after: added };
}

/** Runs the script that waits for the reader. @returns what it starts */
function waitForReader() {
  const start = vi.fn<() => void>();
  (runInThisContext(`(${startOnSign.toString()})`) as typeof startOnSign)(start);
  return start;
}

function press(key: KeyboardEventInit) {
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...key });
  document.body.dispatchEvent(event);
  return event;
}

it('loads all scripts after the first frame, in a form that React recognizes', () => {
  expect(runLoader()).toEqual({ before: [], after: scripts });
});

it('loads all scripts at once in a background tab, which is never painted', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  expect(runLoader().before).toEqual(scripts);
});

it.each(['pointermove', 'touchstart', 'scroll', 'focusin', 'error'])(
  'starts the site once, on the first event: %s',
  (sign) => {
    const start = waitForReader();
    expect(start).not.toHaveBeenCalled();
    document.body.dispatchEvent(new Event(sign, { bubbles: true }));
    document.body.dispatchEvent(new Event('click', { bubbles: true }));
    expect(start).toHaveBeenCalledOnce();
  },
);

it('starts the site at once if the address has a hash, on a reload, or after a script was loaded again', () => {
  location.hash = '#part';
  expect(waitForReader()).toHaveBeenCalledOnce();
  location.hash = '';
  history.replaceState({}, '');
  expect(waitForReader()).toHaveBeenCalledOnce();
  history.replaceState(null, '');
  dataset.retried = '';
  expect(waitForReader()).toHaveBeenCalledOnce();
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
