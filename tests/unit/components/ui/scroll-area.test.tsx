// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ScrollArea, ScrollBar } from '@/components/ui/scroll-area';
import { ScrollAreaText } from '@/components/showcase/controls/scroll-area/text';

const content = 'Target lesion 1';
const viewport = () => document.querySelector('[data-radix-scroll-area-viewport]') as HTMLElement;
const arrows = () =>
  [...document.querySelectorAll('svg')].map((icon) =>
    icon.classList.contains('lucide-chevron-up') ? 'up' : 'down',
  );

/** Observers whose report the test decides; happy-dom lays nothing out. */
const reports = new Set<() => void>();
class Observer {
  report: () => void;
  constructor(callback: (entries: []) => void) {
    this.report = () => callback([]);
    reports.add(this.report);
  }
  observe() {}
  unobserve() {}
  disconnect() {
    reports.delete(this.report);
  }
}

const sizes = { scrollHeight: 0, clientHeight: 0, scrollWidth: 0, clientWidth: 0 };

/** Gives every box the same size, and says so to those who observe. */
function resize(next: Partial<typeof sizes>) {
  Object.assign(sizes, next);
  act(() => reports.forEach((report) => report()));
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', Observer);
  Object.assign(sizes, { scrollHeight: 300, clientHeight: 100, scrollWidth: 200, clientWidth: 200 });
  for (const name of Object.keys(sizes) as (keyof typeof sizes)[])
    vi.spyOn(HTMLElement.prototype, name, 'get').mockImplementation(() => sizes[name]);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  reports.clear();
});

describe('ScrollArea', () => {
  it('SC-05 takes the focus while it can be scrolled, in either direction, and not otherwise', () => {
    render(<ScrollArea>{content}</ScrollArea>);
    expect(viewport().tabIndex).toBe(0);
    resize({ scrollHeight: 100 });
    expect(viewport().hasAttribute('tabindex')).toBe(false);
    resize({ scrollWidth: 400 });
    expect(viewport().tabIndex).toBe(0);
  });

  it('SC-05 is a region of its name, and none without', () => {
    render(<ScrollArea aria-label="Findings">{content}</ScrollArea>);
    expect(screen.getByRole('region', { name: 'Findings' })).toBe(viewport());
    expect(document.querySelectorAll('[aria-label]')).toHaveLength(1);
    cleanup();
    render(<ScrollArea>{content}</ScrollArea>);
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('takes its name from a text as well', () => {
    render(
      <>
        <h2 id="findings">Findings of the thorax</h2>
        <ScrollArea aria-labelledby="findings">{content}</ScrollArea>
      </>,
    );
    expect(screen.getByRole('region', { name: 'Findings of the thorax' })).toBe(viewport());
  });

  it('SC-04 shows arrows for what is above and below, also at fractions of a pixel', () => {
    render(<ScrollArea showArrows>{content}</ScrollArea>);
    const scroll = (top: number) => {
      viewport().scrollTop = top;
      fireEvent.scroll(viewport());
      return arrows();
    };
    expect(arrows()).toEqual(['down']);
    expect(scroll(80)).toEqual(['up', 'down']);
    expect(scroll(199.6)).toEqual(['up']);
    expect(scroll(0.4)).toEqual(['down']);
  });

  it('SC-04 arrows follow the size of the content, and there are none unless asked for', () => {
    sizes.scrollHeight = 100;
    const { rerender } = render(<ScrollArea showArrows>{content}</ScrollArea>);
    expect(arrows()).toEqual([]);
    resize({ scrollHeight: 300 });
    expect(arrows()).toEqual(['down']);
    rerender(<ScrollArea>{content}</ScrollArea>);
    expect(arrows()).toEqual([]);
  });

  it('stops observing when it goes', () => {
    const { unmount } = render(<ScrollArea>{content}</ScrollArea>);
    expect(reports.size).toBeGreaterThan(0);
    unmount();
    expect(reports.size).toBe(0);
  });

  it('shows its scrollbar always where told so, and while pointed at by default', () => {
    const bars = () => document.querySelectorAll('[data-orientation]').length;
    render(<ScrollArea>{content}</ScrollArea>);
    expect(bars()).toBe(0);
    cleanup();
    render(
      <ScrollArea type="always">
        {content}
        <ScrollBar orientation="horizontal" />
      </ScrollArea>,
    );
    expect(bars()).toBe(2);
  });

  it('hands ref, direction and class names to the box around it', () => {
    const ref = createRef<HTMLDivElement>();
    render(
      <ScrollArea ref={ref} dir="rtl" className="h-40">
        {content}
      </ScrollArea>,
    );
    expect(ref.current?.contains(viewport())).toBe(true);
    expect(ref.current?.dir).toBe('rtl');
    expect([...(ref.current?.classList ?? [])]).toContain('h-40');
    expect([...(ref.current?.classList ?? [])]).not.toContain('h-full');
  });

  it('SC-09 the server sends the whole content, under its name', () => {
    const html = renderToString(<ScrollAreaText />);
    expect(html).toContain('aria-label="Findings"');
    expect(html).toContain('partial response of both target lesions');
  });
});
