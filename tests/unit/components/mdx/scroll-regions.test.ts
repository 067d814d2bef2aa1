// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { attachScrollRegions } from '@/components/mdx/scroll-regions';

const wrapper = (inner = '') => `<div class="table-wrapper"><table>${inner}</table></div>`;
const wrappers = () => [...document.querySelectorAll('.table-wrapper')];

it('DOC-34 a table that is too wide is a focusable region, named by heading or caption, until it fits', () => {
  const observed: Element[] = [];
  const reports: ((entries: { target: Element }[]) => void)[] = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(report: (typeof reports)[number]) {
        reports.push(report);
      }
      observe = (target: Element) => observed.push(target);
      disconnect() {}
    },
  );
  /** Gives an element widths, which happy-dom cannot compute, and reports all elements as after a layout. */
  const layOut = (element: Element | undefined, scrollWidth: number) => {
    for (const [name, value] of Object.entries({ scrollWidth, clientWidth: 700 }))
      Object.defineProperty(element, name, { configurable: true, value });
    reports[0]?.(observed.map((target) => ({ target })));
  };
  document.body.innerHTML = `${wrapper()}<h2>Keys</h2>${wrapper()}${wrapper()}${wrapper('<caption>Ports</caption>')}`;
  attachScrollRegions(new AbortController().signal);
  for (const element of wrappers()) layOut(element, 900);
  const names = wrappers().map((element) => element.getAttribute('aria-label'));
  expect(names).toEqual(['Table', 'Table: Keys', 'Table: Keys (2)', 'Ports']);
  for (const element of wrappers())
    expect([element.getAttribute('role'), element.getAttribute('tabindex')]).toEqual(['region', '0']);
  layOut(wrappers()[0], 700);
  expect(wrappers()[0]?.getAttributeNames()).toEqual(['class']);
});
