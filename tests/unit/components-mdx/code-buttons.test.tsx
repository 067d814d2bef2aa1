// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderToStaticMarkup } from 'react-dom/server';
import { attachCodeButtons } from '@/components/mdx/code-buttons';
import { CodeBlock } from '@/components/mdx/code-block';
import { FakeResizeObserver, setWidths, useFakeResizeObserver } from './fake-resize-observer';

const announce = vi.fn<(text: string) => void>();
const button = (label: string) => document.querySelector<HTMLButtonElement>(`[aria-label="${label}"]`);
const pre = () => document.querySelector('pre') as HTMLElement;
let detach = () => {};

function show(html: string) {
  document.body.innerHTML = renderToStaticMarkup(
    <CodeBlock html={html} lang="js" lineNumbers={1} title="a.js" />,
  );
  detach = attachCodeButtons(document, announce);
}

beforeEach(() => {
  vi.useFakeTimers();
  useFakeResizeObserver();
  announce.mockClear();
});
afterEach(() => {
  detach();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('copying', () => {
  it('DOC-23 puts the code and nothing else on the clipboard, reads "Copied" for 1 s and says so', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    show(
      '<span class="L hl"><span class="k">const</span> a;\n</span><span class="L">\n</span><span class="L">b();</span>',
    );
    const copy = button('Copy code to clipboard');
    expect(copy?.title).toBe('Copy');
    copy?.click();
    await vi.advanceTimersByTimeAsync(0);
    expect(writeText).toHaveBeenCalledWith('const a;\n\nb();');
    expect([copy?.title, copy?.getAttribute('aria-label')]).toEqual(['Copied', 'Copied']);
    expect(announce).toHaveBeenLastCalledWith('Copied');
    await vi.advanceTimersByTimeAsync(999);
    expect(copy?.title).toBe('Copied');
    await vi.advanceTimersByTimeAsync(1);
    expect([copy?.title, copy?.getAttribute('aria-label')]).toEqual(['Copy', 'Copy code to clipboard']);
  });

  it('DOC-23 works on sites without TLS, where there is no clipboard API', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('insecure'));
    let copied = '';
    document.execCommand = () => {
      copied = document.querySelector('textarea')?.value ?? '';
      return true;
    };
    show('a\nb\n');
    button('Copy code to clipboard')?.click();
    await vi.advanceTimersByTimeAsync(0);
    expect(copied).toBe('a\nb');
    expect(document.querySelector('textarea')).toBeNull();
    expect(announce).toHaveBeenLastCalledWith('Copied');
  });

  it('DOC-23 does not claim to have copied when it could not', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    document.execCommand = () => false;
    show('a');
    button('Copy code to clipboard')?.click();
    await vi.advanceTimersByTimeAsync(0);
    expect(announce).not.toHaveBeenCalled();
    expect(button('Copied')).toBeNull();
  });
});

describe('word wrap', () => {
  it('DOC-24 is offered only when a line overflows or wrap is on', () => {
    show('a');
    const wrap = button('Toggle word wrap');
    setWidths(pre(), 300, 300);
    FakeResizeObserver.layOut();
    expect(wrap?.hidden).toBe(true);
    setWidths(pre(), 500, 300);
    FakeResizeObserver.layOut();
    expect(wrap?.hidden).toBe(false);
    wrap?.click();
    expect(wrap?.getAttribute('aria-pressed')).toBe('true');
    expect(document.querySelector('figure')?.hasAttribute('data-wrap')).toBe(true);
    setWidths(pre(), 300, 300);
    FakeResizeObserver.layOut();
    expect(wrap?.hidden).toBe(false);
  });

  it('DOC-25 code that overflows can be reached and scrolled by keyboard, other code costs no Tab stop', () => {
    show('a');
    setWidths(pre(), 500, 300);
    FakeResizeObserver.layOut();
    expect(pre().getAttribute('tabindex')).toBe('0');
    setWidths(pre(), 300, 300);
    FakeResizeObserver.layOut();
    expect(pre().hasAttribute('tabindex')).toBe(false);
  });
});

describe('attaching', () => {
  it('DOC-23 comes after the code, once, and goes without a trace', () => {
    show('a');
    const before = document.querySelector('figure')?.innerHTML;
    attachCodeButtons(document, announce)();
    expect(document.querySelector('figure')?.innerHTML).toBe(before);
    expect(document.querySelectorAll('.code-buttons')).toHaveLength(1);
    expect(pre().compareDocumentPosition(button('Copy code to clipboard') as Node)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    detach();
    expect(document.querySelector('button')).toBeNull();
    expect(FakeResizeObserver.all.size).toBe(0);
  });
});
