import { describe, expect, it } from 'vitest';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'parse5';
import { attribute, findAll, findTags, textOf, type Element } from '../support/built-page';
import { listAddresses } from '../support/page-addresses';
import { outDirs } from '../support/exported-site';

/** Reads every HTML file of an export, except redirects. */
function readPages(outDir: string) {
  return readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ file, html: readFileSync(join(outDir, file), 'utf8') }))
    .filter(({ html }) => !html.includes('http-equiv="refresh"'))
    .map(({ file, html }) => ({ file, document: parse(html) }));
}

const isDebug = (file: string) => file.startsWith('__debug');

/** The parts of the shell in their order. */
const parts: readonly (readonly [name: string, test: (element: Element) => boolean])[] = [
  ['skip link', (element) => attribute(element, 'class') === 'skip-link'],
  ['announcement', (element) => attribute(element, 'aria-label') === 'Announcement'],
  ['navbar', ({ tagName, attrs }) => tagName === 'nav' && attrs.some(({ value }) => value === 'Main')],
  ['search button', (element) => attribute(element, 'class') === 'DocSearch-Button'],
  ['main', ({ tagName }) => tagName === 'main'],
  ['footer', (element) => element.tagName === 'footer' && attribute(element, 'class') === 'site-footer'],
];

describe.each(outDirs)('the shell of every page in %s', (outDir) => {
  const pages = readPages(outDir).filter(({ file }) => !isDebug(file));

  it('SH-01 SH-17 SM-01 AB-01 FT-06 has skip link, announcement, navbar, search, main area and footer once, in this order', () => {
    expect(pages.length).toBeGreaterThan(60);
    for (const { file, document } of pages) {
      const found = findAll(document, (element) => parts.some(([, test]) => test(element))).map(
        (element) => parts.find(([, test]) => test(element))?.[0],
      );
      expect({ file, found }).toEqual({ file, found: parts.map(([name]) => name) });
    }
  });

  it('FT-02 FT-03 FT-05 has the same footer at every depth of addresses', () => {
    const footers = pages.map(({ document }) => {
      const [footer] = findAll(document, ({ tagName }) => tagName === 'footer').slice(-1);
      const links = footer ? findTags(footer, 'a').map((link) => attribute(link, 'href')) : [];
      return [footer && textOf(footer), ...links].join(' ');
    });
    expect(new Set(footers).size).toBe(1);
    expect(footers[0]).toMatch(/released under the MIT license\. \/ \/development/);
  });

  it('RT-26 contains no relative addresses', () => {
    const wrong = pages.flatMap(({ file, document }) =>
      listAddresses(document)
        .filter((address) => !/^(?:https?:|mailto:|data:|#|\/(?!\/))/.test(address))
        .map((address) => `${file}: ${address}`),
    );
    expect(wrong).toEqual([]);
  });

  it('CM-01 CM-02 CM-07 has dark mode in its HTML, and one script in the head that sets the stored mode', () => {
    for (const { file, document } of pages) {
      const [head] = findTags(document, 'head');
      const inHead = head ? findTags(head, 'script').map(textOf) : [];
      const setters = findTags(document, 'script')
        .map(textOf)
        .filter((text) => /data-theme|dataset\.theme|prefers-color-scheme/.test(text));
      expect({ file, setters: setters.length, isInHead: inHead.includes(setters[0] ?? '') }).toEqual({
        file,
        setters: 1,
        isInHead: true,
      });
      expect(setters[0]).toMatch(/localStorage\.getItem.*\("data-theme","theme","dark"/s);
      const [html] = findTags(document, 'html');
      expect(html && attribute(html, 'data-theme')).toBe('dark');
      const toggles = findTags(document, 'button').filter((button) =>
        attribute(button, 'aria-label')?.startsWith('Switch between dark and light mode'),
      );
      expect(toggles.filter((toggle) => attribute(toggle, 'disabled') !== undefined)).toEqual([]);
      expect(toggles.length).toBeGreaterThan(0);
    }
  });
});
