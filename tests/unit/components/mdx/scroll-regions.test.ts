// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { attachScrollRegions } from '@/components/mdx/scroll-regions';
import { FakeResizeObserver, setWidths, useFakeResizeObserver } from './fake-resize-observer';

const wrapper = (inner = '') => `<div class="table-wrapper"><table>${inner}</table></div>`;
const wrappers = () => [...document.querySelectorAll('.table-wrapper')];

beforeEach(() => {
  useFakeResizeObserver();
  document.body.innerHTML = `${wrapper()}<h2>Keys</h2>${wrapper()}${wrapper()}${wrapper('<caption>Ports</caption>')}`;
});

it('DOC-34 a table that is too wide is a focusable region, named by heading or caption, until it fits', () => {
  attachScrollRegions(new AbortController().signal);
  for (const element of wrappers()) setWidths(element, 900, 700);
  FakeResizeObserver.layOut();
  const names = wrappers().map((element) => element.getAttribute('aria-label'));
  expect(names).toEqual(['Table', 'Table: Keys', 'Table: Keys (2)', 'Ports']);
  for (const element of wrappers())
    expect([element.getAttribute('role'), element.getAttribute('tabindex')]).toEqual(['region', '0']);
  setWidths(wrappers()[0] as Element, 700, 700);
  FakeResizeObserver.layOut();
  expect(wrappers()[0]?.getAttributeNames()).toEqual(['class']);
});
