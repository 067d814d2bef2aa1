// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { attachHeadingToVersionLinks } from '@/components/docs/version-link-heading';

let page = new AbortController();
let followed: string[] = [];

/** Draws a page whose headings stand at these heights, scrolled down. */
function draw(tops: Record<string, number>) {
  const headings = Object.keys(tops).map((id) => `<h2 id="${id}">${id}</h2>`);
  document.body.innerHTML = `<a data-version="3.9" href="/3.9/x?q=1">3.9</a><article class="theme-doc-markdown">${headings.join('')}</article>`;
  for (const [id, top] of Object.entries(tops))
    vi.spyOn(document.getElementById(id) as HTMLElement, 'getBoundingClientRect').mockReturnValue(
      new DOMRect(0, top, 100, 20),
    );
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(9000);
  vi.stubGlobal('scrollY', 500);
}

const link = () => document.querySelector('a') as HTMLAnchorElement;

/** Comes to the other version as the link says. */
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

it('VER-09 where the other version lacks the heading, the nearest one above it is shown', async () => {
  link().click();
  expect(followed).toEqual(['/3.9/x?q=1#two']);
  await vi.waitFor(() => expect(link().getAttribute('href')).toBe('/3.9/x?q=1'));
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  expect(arrive({ one: 10, other: 500 })).toBe('/3.9/x?q=1#one');
  expect(scroll.mock.contexts).toEqual([document.getElementById('one')]);
});

it('VER-09 where it has none of them, the address names none', () => {
  link().click();
  expect(arrive({ other: 500 })).toBe('/3.9/x?q=1');
});

it('VER-09 at the top of a page the link is left alone, and so is a hash that nobody knows', () => {
  vi.stubGlobal('scrollY', 0);
  link().setAttribute('href', '/3.9/x#a');
  link().click();
  expect(followed).toEqual(['/3.9/x#a']);
  expect(arrive({ other: 500 })).toBe('/3.9/x#a');
});

it('VER-09 a heading that the address names and that is in view wins', () => {
  history.replaceState(null, '', '/x#three');
  draw({ one: -900, two: 90, three: 300 });
  link().setAttribute('href', '/3.9/x#three');
  link().click();
  expect(followed).toEqual(['/3.9/x#three']);
});

it('VER-09 who has scrolled by a few pixels, and still sees the title, is at the top', () => {
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
