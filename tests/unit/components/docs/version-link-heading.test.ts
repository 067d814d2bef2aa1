// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { attachHeadingToVersionLinks } from '@/components/docs/version-link-heading';

let page = new AbortController();
let followed: string[] = [];

/** Draws a scrolled page with headings at these distances from the top of the window. */
function draw(tops: Record<string, number>) {
  const headings = Object.keys(tops).map((id) => `<h2 id="${id}">${id}</h2>`);
  document.body.innerHTML = `<a data-version="3.9" href="/3.9/x?q=1">3.9</a><article class="theme-doc-markdown">${headings.join('')}</article>`;
  for (const [id, top] of Object.entries(tops)) {
    const place = vi.spyOn(document.getElementById(id) as HTMLElement, 'getBoundingClientRect');
    place.mockReturnValue(new DOMRect(0, top, 100, 20));
  }
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(9000);
  vi.stubGlobal('scrollY', 500);
}

const link = () => document.querySelector('a') as HTMLAnchorElement;

/** Loads the page of the other version that the last followed link leads to. */
function arrive(tops: Record<string, number>) {
  page.abort();
  history.replaceState(null, '', followed.at(-1) ?? '/');
  draw(tops);
  page = new AbortController();
  attachHeadingToVersionLinks(page.signal);
  return location.pathname + location.search + location.hash;
}

const follow = (event: Event) => {
  event.preventDefault();
  const { pathname, search, hash } = link();
  followed.push(pathname + search + hash);
};

beforeEach(() => {
  followed = [];
  history.replaceState(null, '', '/x');
  document.addEventListener('click', follow);
  draw({ one: -900, two: -100, three: 4000 });
  page = new AbortController();
  attachHeadingToVersionLinks(page.signal);
});

afterEach(() => {
  page.abort();
  document.removeEventListener('click', follow);
});

it('VER-09 a version link leads to the nearest earlier heading if the other version lacks the current one', async () => {
  link().click();
  expect(followed).toEqual(['/3.9/x?q=1#two']);
  await vi.waitFor(() => expect(link().getAttribute('href')).toBe('/3.9/x?q=1'));
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  expect(arrive({ one: 10, other: 500 })).toBe('/3.9/x?q=1#one');
  expect(scroll.mock.contexts).toEqual([document.getElementById('one')]);
});

it('VER-09 the page that a version link opens drops the hash if it has none of the former page’s headings', () => {
  link().click();
  expect(arrive({ other: 500 })).toBe('/3.9/x?q=1');
});

it('VER-09 a version link keeps its own hash at the top of a page, also if the other page has no such heading', () => {
  vi.stubGlobal('scrollY', 0);
  link().setAttribute('href', '/3.9/x#a');
  link().click();
  expect(followed).toEqual(['/3.9/x#a']);
  expect(arrive({ other: 500 })).toBe('/3.9/x#a');
});

it('VER-09 a version link leads to the heading in the address of the page if that is in view', () => {
  history.replaceState(null, '', '/x#three');
  draw({ one: -900, two: 90, three: 300 });
  link().setAttribute('href', '/3.9/x#three');
  link().click();
  expect(followed).toEqual(['/3.9/x#three']);
});

it('VER-09 a version link gets no heading as hash while the title of the page is visible', () => {
  vi.stubGlobal('scrollY', 14);
  const title = document.createElement('h1');
  document.body.prepend(title);
  const place = vi.spyOn(title, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 60, 100, 40));
  link().click();
  expect(followed).toEqual(['/3.9/x?q=1']);
  place.mockReturnValue(new DOMRect(0, -40, 100, 40));
  link().click();
  expect(followed.at(-1)).toBe('/3.9/x?q=1#two');
});
