import { vi } from 'vitest';

type Entry = Pick<ResizeObserverEntry, 'target'>;

/** A `ResizeObserver` that reports when told to. */
export class FakeResizeObserver {
  static readonly all = new Set<FakeResizeObserver>();
  readonly targets = new Set<Element>();

  constructor(readonly callback: (entries: Entry[]) => void) {
    FakeResizeObserver.all.add(this);
  }

  observe(target: Element) {
    this.targets.add(target);
  }

  unobserve(target: Element) {
    this.targets.delete(target);
  }

  disconnect() {
    FakeResizeObserver.all.delete(this);
  }

  /** Reports all observed elements, as a browser does after a layout. */
  static layOut() {
    for (const observer of this.all) observer.callback([...observer.targets].map((target) => ({ target })));
  }
}

export function useFakeResizeObserver() {
  FakeResizeObserver.all.clear();
  vi.stubGlobal('ResizeObserver', FakeResizeObserver);
}

/** Sets the widths that happy-dom, which has no layout, cannot compute. */
export function setWidths(element: Element, scrollWidth: number, clientWidth: number) {
  Object.defineProperty(element, 'scrollWidth', { configurable: true, value: scrollWidth });
  Object.defineProperty(element, 'clientWidth', { configurable: true, value: clientWidth });
}
