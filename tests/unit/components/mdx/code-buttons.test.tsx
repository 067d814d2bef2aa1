// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderToStaticMarkup } from 'react-dom/server';
import { attachCodeButtons } from '@/components/mdx/code-buttons';
import { CodeBlock } from '@/components/mdx/code-block';
import { useFakeResizeObserver } from './fake-resize-observer';

const announce = vi.fn<(text: string) => void>();
const button = (label: string) => document.querySelector<HTMLButtonElement>(`[aria-label="${label}"]`);
let page = new AbortController();

function show(html: string) {
  document.body.innerHTML = renderToStaticMarkup(
    <CodeBlock html={html} lang="js" lineNumbers={1} title="a.js" />,
  );
  page = new AbortController();
  attachCodeButtons(document, page.signal, announce);
}

beforeEach(() => {
  vi.useFakeTimers();
  useFakeResizeObserver();
  announce.mockClear();
});
afterEach(() => page.abort());

/** Shows code and clicks its copy button while the clipboard API fails. */
async function copy(html: string, execCommand: () => boolean) {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('insecure'));
  document.execCommand = execCommand;
  show(html);
  button('Copy code to clipboard')?.click();
  await vi.advanceTimersByTimeAsync(0);
}

it('DOC-23 copies without the clipboard API, as on sites without TLS', async () => {
  let copied = '';
  await copy('a\nb\n', () => {
    copied = document.querySelector('textarea')?.value ?? '';
    return true;
  });
  expect(copied).toBe('a\nb');
  expect(document.querySelector('textarea')).toBeNull();
  expect(announce).toHaveBeenLastCalledWith('Copied');
});

it('DOC-23 does not claim to have copied if it failed', async () => {
  await copy('a', () => false);
  expect(announce).not.toHaveBeenCalled();
  expect(button('Copied')).toBeNull();
});
