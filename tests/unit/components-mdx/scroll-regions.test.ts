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

it('DOC-34 wide tables are regions that the keyboard reaches, each with a name of its own', () => {
  attachScrollRegions(document, new AbortController().signal);
  for (const element of wrappers()) setWidths(element, 900, 700);
  FakeResizeObserver.layOut();
  expect(wrappers().map((element) => element.getAttribute('aria-label'))).toEqual([
    'Table',
    'Table: Keys',
    'Table: Keys (2)',
    'Ports',
  ]);
  for (const element of wrappers()) {
    expect([element.getAttribute('role'), element.getAttribute('tabindex')]).toEqual(['region', '0']);
  }
});

it('DOC-34 tables are plain again when they fit', () => {
  attachScrollRegions(document, new AbortController().signal);
  setWidths(wrappers()[0] as Element, 900, 700);
  FakeResizeObserver.layOut();
  setWidths(wrappers()[0] as Element, 700, 700);
  FakeResizeObserver.layOut();
  expect(wrappers()[0]?.getAttributeNames()).toEqual(['class']);
});
