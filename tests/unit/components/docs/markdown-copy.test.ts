// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { attachMarkdownCopy } from '@/components/docs/markdown-copy';

class FakeClipboardItem {
  constructor(readonly data: Record<string, Promise<Blob>>) {}
}

const announce = vi.fn<(text: string) => void>();
const write = vi.fn<(items: FakeClipboardItem[]) => Promise<unknown> | undefined>();

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div><a class="view-markdown" href="/faq.md">View</a></div>';
  vi.stubGlobal('ClipboardItem', FakeClipboardItem);
  vi.stubGlobal('navigator', { clipboard: { write } });
  write.mockImplementation(([item]: FakeClipboardItem[]) => item?.data['text/plain']);
});
afterEach(() => vi.clearAllMocks());

/** Clicks the button while the Markdown version answers with a status. */
async function clickWith(status: number) {
  vi.stubGlobal('fetch', async () => new Response('# FAQ', { status }));
  const page = new AbortController();
  attachMarkdownCopy(page.signal, announce);
  const button = document.querySelector('button');
  expect(button?.previousElementSibling?.className).toBe('view-markdown');
  button?.click();
  await vi.advanceTimersByTimeAsync(10);
  return { button, page };
}

it('the copy button copies the Markdown version, says so for two seconds, and is removed when the page is left', async () => {
  const { button, page } = await clickWith(200);
  const [item] = write.mock.calls[0]?.[0] ?? [];
  expect(await (await item?.data['text/plain'])?.text()).toBe('# FAQ');
  expect(button?.textContent).toBe('Copied');
  expect(announce).toHaveBeenLastCalledWith('Copied');
  await vi.advanceTimersByTimeAsync(2000);
  expect(button?.textContent).toBe('Copy page as Markdown');
  expect(announce).toHaveBeenLastCalledWith('');
  page.abort();
  expect(document.querySelector('button')).toBeNull();
});

it('the copy button says that copying failed if the file does not load, and is missing without a Markdown link', async () => {
  const { button } = await clickWith(404);
  expect(button?.textContent).toBe('Could not copy');
  document.body.innerHTML = '';
  attachMarkdownCopy(new AbortController().signal, announce);
  expect(document.querySelector('button')).toBeNull();
});
