// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { renderToStaticMarkup } from 'react-dom/server';
import { CodeBlock } from '@/components/mdx/code-block';
import { watchCopyButtons } from '@/lib/browser/controls/copy-code';

const button = (label: string) => document.querySelector<HTMLButtonElement>(`[aria-label="${label}"]`);
const status = () => document.querySelector('[data-page-behavior]')?.textContent;

beforeAll(watchCopyButtons);
beforeEach(() => vi.useFakeTimers());

/** Shows code and clicks its copy button while the clipboard API fails. */
async function copy(html: string, execCommand: () => boolean) {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('insecure'));
  document.execCommand = execCommand;
  const block = renderToStaticMarkup(<CodeBlock html={html} lang="js" lineNumbers={1} title="a.js" />);
  document.body.innerHTML = `${block}<p data-page-behavior="false"></p>`;
  button('Copy code to clipboard')?.click();
  await vi.advanceTimersByTimeAsync(0);
}

it('DOC-23 the copy button of a code block works without the clipboard API, as on sites without TLS', async () => {
  let copied = '';
  await copy('a\nb\n', () => {
    copied = document.querySelector('textarea')?.value ?? '';
    return true;
  });
  expect(copied).toBe('a\nb');
  expect(document.querySelector('textarea')).toBeNull();
  expect([status(), button('Copied') !== null]).toEqual(['Copied', true]);
  await vi.advanceTimersByTimeAsync(1000);
  expect([status(), button('Copy code to clipboard') !== null]).toEqual(['', true]);
});

it('DOC-23 the copy button of a code block says that copying failed, and selects the code for the reader', async () => {
  await copy('a', () => false);
  expect([status(), button('Copied')]).toEqual(['Could not copy', null]);
  expect(button('Could not copy')?.hasAttribute('data-copied')).toBe(false);
  expect(getSelection()?.toString()).toBe('a');
  await vi.advanceTimersByTimeAsync(1000);
  expect([status(), button('Copy code to clipboard') !== null]).toEqual(['', true]);
});
