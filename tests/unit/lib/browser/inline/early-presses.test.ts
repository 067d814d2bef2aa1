// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchReader } from '@/lib/browser/inline/early-presses';
import { storageKeys } from '@/lib/site/constants';
import { failToStore } from '@/tests/support/fail-to-store';

const { dataset } = document.documentElement;
const dispose: (() => void)[] = [];
const bubbling = { bubbles: true, cancelable: true };
const find = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement;

/** Clicks an element like a finger. @returns true if the browser follows the click */
const tap = (selector: string, init: MouseEventInit = {}) =>
  find(selector).dispatchEvent(new MouseEvent('click', { ...bubbling, ...init }));

/** Presses a key. @returns true if the browser handles it */
const press = (key: string, init: KeyboardEventInit = {}) =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { ...bubbling, key, ...init }));

beforeEach(() => {
  const add = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation((type: string, listener: unknown, options) => {
    add(type, listener as EventListener, options);
    dispose.push(() => window.removeEventListener(type, listener as EventListener, options));
  });
  dataset.theme = 'dark';
  dataset.hasHydrated = 'false';
  document.body.innerHTML = `<a class="link" href="/faq">FAQ</a><p>text</p>
    <a class="dropdown-trigger" href="#">Languages</a><button class="color-toggle"></button>
    <button class="one"><b>one</b></button><a class="menu-toggle" href="/first">Category</a>
    <button role="tab">tab</button><button class="DocSearch-Button">Search</button><input>`;
  watchReader({ keys: storageKeys });
});

afterEach(() => {
  delete window.showTabs;
  for (const remove of dispose.splice(0)) remove();
  for (const mark of ['theme', 'hasHydrated', 'searchKeys']) delete dataset[mark];
});

it.each(['pointermove', 'pointerdown', 'scroll', 'focusin', 'keydown'])(
  'SH-11 a page that has not hydrated reports the first event that a reader causes: %s',
  async (sign) => {
    const report = vi.fn<() => void>();
    void window.early?.sign.then(report);
    await Promise.resolve();
    expect(report).not.toHaveBeenCalled();
    document.body.dispatchEvent(new KeyboardEvent(sign, { bubbles: true }));
    await vi.waitFor(() => expect(report).toHaveBeenCalledOnce());
  },
);

it('CM-09 a click on the color-mode toggle before hydration is kept for later if storage is blocked', () => {
  vi.stubGlobal('localStorage', { setItem: failToStore });
  tap('.color-toggle');
  expect([dataset.theme, window.early?.button]).toEqual(['dark', find('.color-toggle')]);
});

it('the last click on a control before hydration is kept for later, and links work as usual', () => {
  expect([tap('.link'), tap('p')]).toEqual([true, true]);
  expect(window.early?.button).toBeUndefined();
  expect([tap('b'), tap('.menu-toggle')]).toEqual([false, false]);
  expect(window.early?.button).toBe(find('.menu-toggle'));
});

it('clicks after hydration, or on tabs that already work before it, are not held back', () => {
  expect(tap('[role="tab"]')).toBe(false);
  expect(window.early?.button).toBe(find('[role="tab"]'));
  window.showTabs = () => {};
  expect([tap('[role="tab"]'), tap('b')]).toEqual([true, false]);
  dataset.hasHydrated = 'true';
  expect(tap('b')).toBe(true);
});

it('SM-04 SM-05 the first key that opens the search is kept until hydration, and prevents the browser’s own search', () => {
  const presses = [press('a'), press('k', { ctrlKey: true }), press('k', { metaKey: true })];
  expect(presses).toEqual([true, false, false]);
  expect(window.early?.key?.ctrlKey).toBe(true);
});

it.each([
  ['/', () => press('/')],
  ['Ctrl+K', () => press('k', { ctrlKey: true })],
  ['a click on the search button', () => tap('.DocSearch-Button')],
])('SM-05 letters and blanks typed after %s and before hydration are kept for the search', (_, opens) => {
  expect([press('a'), opens()]).toEqual([true, false]);
  for (const key of 'ct scan/') expect(press(key)).toBe(false);
  expect([press('Tab'), press('c', { ctrlKey: true })]).toEqual([true, true]);
  expect(window.early?.text).toBe('ct scan/');
  tap('.one');
  expect(window.early?.text).toBe('');
});

it('SM-05 keys before hydration do nothing in a field, or for shortcuts that are off', () => {
  dataset.searchKeys = 'off';
  expect([press('k', { ctrlKey: true }), press('/'), press('a')]).toEqual([true, true, true]);
  dataset.searchKeys = 'on';
  const type = (key: string) =>
    find('input').dispatchEvent(new KeyboardEvent('keydown', { ...bubbling, key }));
  expect([type('/'), type('a')]).toEqual([true, true]);
  expect([window.early?.key, window.early?.text]).toEqual([undefined, '']);
});
