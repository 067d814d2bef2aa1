// @vitest-environment happy-dom
import { act, useState, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { attachChanges } from '@/components/changes/attach-changes';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root;
let detach = () => {};
let answers: (() => Response)[] = [];
let asked: string[] = [];
let count = 0;

const note = () => document.querySelector('.change-note') as HTMLAnchorElement;
const dialog = () => document.querySelector('dialog');
const ok = () =>
  new Response(JSON.stringify({ html: '<p class="change-counts">1 of 2 sections differs</p>' }));

function Place() {
  const [part, setPart] = useState<ReactNode>();
  Object.assign(window, { show: setPart });
  return part;
}

beforeEach(async () => {
  count += 1;
  asked = [];
  answers = [ok];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    const answer = answers.shift() ?? ok;
    return answer();
  });
  document.body.innerHTML = `<main><a class="change-note" href="/changes" data-changes="/c/${count}.json">Changed since 3.9</a><h1>Docker</h1></main><div id="place"></div>`;
  root = createRoot(document.getElementById('place') as HTMLElement);
  await act(async () => root.render(<Place />));
  const { show } = window as unknown as { show: (part: ReactNode) => void };
  detach = attachChanges(document, (part) => act(() => show(part)));
});
afterEach(async () => {
  detach();
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

/** Lets React work until something is there. */
const settle = (check: () => void) =>
  vi.waitFor(
    async () => {
      await act(async () => {});
      check();
    },
    { timeout: 10_000 },
  );

const press = async (action: () => void) => {
  await act(async () => action());
  await settle(() => expect(dialog()).not.toBeNull());
};

it('opens the comparison, named by the note and the page, and fetches it once', async () => {
  expect(note().getAttribute('role')).toBe('button');
  await press(() => note().click());
  await settle(() => expect(document.querySelector('.change-counts')).not.toBeNull());
  expect(document.getElementById('changes-title')?.textContent).toBe('Changed since 3.9 Docker');
  await act(async () => dialog()?.close());
  expect(dialog()).toBeNull();
  expect(document.activeElement).toBe(note());
  await press(() => note().dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true })));
  expect(document.querySelector('.change-counts')).not.toBeNull();
  expect(asked).toEqual([`/c/${count}.json`]);
});

it('ERR-04 says when it does not arrive, and tries again', async () => {
  answers = [() => new Response(null, { status: 503 }), ok];
  await press(() => note().click());
  await settle(() => expect(document.body.textContent).toContain('The host answered 503.'));
  await act(async () => document.querySelector<HTMLElement>('.load-error button')?.click());
  await settle(() => expect(document.querySelector('.change-counts')).not.toBeNull());
});

it('leaves clicks for a new tab to the browser, and is a link again once the page is left', async () => {
  const event = new MouseEvent('click', { ctrlKey: true, bubbles: true, cancelable: true });
  note().dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
  detach();
  expect(note().getAttribute('role')).toBeNull();
});
