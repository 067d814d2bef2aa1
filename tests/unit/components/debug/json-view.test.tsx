// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { JsonView } from '@/components/debug/json-view';
import type { JsonValue } from '@/lib/debug/json-tree';

const files: Record<string, { loaded: Record<string, JsonValue> }> = {
  '/site-data/docs.json': { loaded: { docs: { list: [{ id: 'intro', text: 'The <first> page' }] } } },
  '/site-data/pages.json': { loaded: { pages: [{ path: '/help' }] } },
};

const data = { files: ['docs', 'pages'], key: 'loaded' };

let answer: (address: string) => Response;
beforeEach(() => {
  answer = (address) => Response.json(files[address]);
  vi.stubGlobal('fetch', (address: string) => Promise.resolve(answer(address)));
});

const draw = () => render(<JsonView label="Content" data={data} openLevels={1} />);
const list = () => [...document.querySelectorAll<HTMLElement>('.debug-row')];
const rows = () => list().map((item) => item.textContent?.trim());
/** The only row whose text matches. */
function row(text: RegExp): HTMLElement {
  const [found, ...others] = list().filter((item) => text.test(item.textContent ?? ''));
  if (!found || others.length > 0) throw new Error(`${found ? 'Several rows' : 'No row'}: ${String(text)}`);
  return found;
}

const complete = () =>
  waitFor(() => expect(document.querySelector('[data-state="complete"]')).not.toBeNull());

it('DBG-02 the tree of a debug page reports data that failed to load, and loads them again on request', async () => {
  answer = () => new Response('', { status: 503 });
  draw();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('could not be loaded');
  expect(rows()).toEqual([]);
  answer = (address) => Response.json(files[address]);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await complete();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(rows()).toHaveLength(3);
});

it('DBG-02 the tree of a debug page shows the entries of a folded row when it is opened', async () => {
  draw();
  await complete();
  for (const key of [/^docs:/, /^list:/, /^0:.*intro/]) fireEvent.click(row(key));
  expect(rows()).toContain('text: "The <first> page"');
});
