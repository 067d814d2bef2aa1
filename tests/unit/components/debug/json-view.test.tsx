// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { JsonView } from '@/components/debug/json-view';
import type { JsonValue } from '@/lib/debug/json-tree';

const files: Record<string, { loaded: Record<string, JsonValue> }> = {
  '/site-data/docs.json': { loaded: { docs: { list: [{ id: 'intro' }] } } },
  '/site-data/pages.json': { loaded: { pages: [{ path: '/help' }] } },
};

it('DBG-02 the tree of a debug page reports data that failed to load, and loads them again on request', async () => {
  const rows = () => document.querySelectorAll('.debug-row');
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
  render(<JsonView label="Content" data={{ files: ['docs', 'pages'], key: 'loaded' }} openLevels={1} />);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('could not be loaded');
  expect(rows()).toHaveLength(0);
  vi.stubGlobal('fetch', async (address: string) => Response.json(files[address]));
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(document.querySelector('[data-state="complete"]')).not.toBeNull());
  expect(screen.queryByRole('alert')).toBeNull();
  expect(rows()).toHaveLength(3);
});
