// @vitest-environment happy-dom
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { attachChangesDialog } from '@/components/changes/attach-changes-dialog';

let page = new AbortController();
let shown: ReactNode[] = [];
const note = () => document.querySelector('.change-note') as HTMLAnchorElement;

beforeEach(() => {
  shown = [];
  document.body.innerHTML =
    '<main><a class="change-note" href="/changes" data-changes="/c.json">Changed since 3.9</a><h1>Docker</h1></main>';
  page = new AbortController();
  attachChangesDialog(page.signal, (part) => shown.push(part));
});

afterEach(() => page.abort());

it('the note "Changed since 3.9" leaves Ctrl+click to the browser, and is a link again once its page is left', () => {
  const event = new MouseEvent('click', { ctrlKey: true, bubbles: true, cancelable: true });
  note().dispatchEvent(event);
  expect([event.defaultPrevented, shown]).toEqual([false, []]);
  expect(note().getAttribute('role')).toBe('button');
  page.abort();
  expect(note().getAttribute('role')).toBeNull();
  expect(shown).toEqual([null]);
});
