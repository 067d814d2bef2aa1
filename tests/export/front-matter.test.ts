import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { attributesOf, fixtures, openPage, textOf, textsOf } from '../support/open-page';

const open = (route: string) => openPage(route, fixtures);
const sidebar = '[aria-label="Docs sidebar"]';
const pagination = '[aria-label="Docs pages"]';
const meta = (route: string, name: string) =>
  attributesOf(open(route), `meta[name="${name}"], meta[property="${name}"]`, 'content');

describe('front matter', () => {
  it('DOC-07 sets the heading levels of the table of contents', () => {
    expect(textsOf(open('/toc-levels'), '.theme-doc-toc-desktop a')).toEqual([
      'Third level',
      'Fourth level',
      'Fifth level',
    ]);
  });

  it('DOC-07 hides the table of contents; pages without headings, or with a title alone, have none', () => {
    for (const route of ['/no-toc', '/no-headings', '/faq/'])
      expect(textsOf(open(route), '.theme-doc-toc-desktop, .theme-doc-toc-mobile')).toEqual([]);
  });

  it('DOC-16 sets another address for "Edit this page", or removes that link', () => {
    const edit = (route: string) => attributesOf(open(route), '.theme-edit-this-page', 'href');
    expect(edit('/numbered/eleventh')).toEqual(['https://example.org/edit/eleventh']);
    expect(edit('/neighbours')).toEqual([]);
  });

  it('DOC-17 LOC-03 sets the date and author of the last update that the page shows', () => {
    for (const [route, text, date] of [
      ['/neighbours', /^Last updated on Jun 30, 2025 by A Tester$/, '2025-06-30'],
      ['/numbered/eleventh', /^Last updated on Jul 1, 2025/, '2025-07-01T23:30'],
    ] as const) {
      const row = open(route).querySelector('.theme-last-updated');
      expect(textOf(row)).toMatch(text);
      expect(row?.querySelector('time')?.getAttribute('datetime')?.startsWith(date)).toBe(true);
    }
  });

  it('DOC-14 sets or removes the previous and next page in the pagination', () => {
    const labels = (route: string) => textsOf(open(route), `${pagination} a`);
    expect(labels('/neighbours')).toEqual(['PreviousAdmonitions']);
    expect(labels('/guide/first-step')).toEqual([expect.stringMatching(/^Previous/), 'NextSecond']);
    expect(textsOf(open('/guide/first-step'), '.doc-tags')).toEqual([]);
  });

  it('sets tags, keywords and the class of the sidebar entry', () => {
    expect(textsOf(open('/neighbours'), '.doc-tags')).toEqual(['Tags: one, Two']);
    expect(meta('/neighbours', 'keywords')).toEqual(['neighbours,order']);
    expect(textsOf(open('/neighbours'), `${sidebar} .newly-added`).join()).toContain('Chosen neighbours');
  });

  it('SH-06 sets the description, which is otherwise the first text of the page', () => {
    for (const [route, description] of [
      ['/', 'A small site that uses every construct a page may use.'],
      ['/markdown', 'A paragraph with emphasis, strong text, struck text, code and a hard break.'],
      ['/category/guide', 'All pages of the guide.'],
    ] as const)
      for (const name of ['description', 'og:description']) expect(meta(route, name)).toEqual([description]);
  });

  it('number prefixes of files and folders order pages, but are not part of addresses', () => {
    const tenth = open('/numbered/tenth');
    expect(attributesOf(tenth, `${pagination} [rel="next"]`, 'href')).toEqual(['/numbered/eleventh']);
    const links = (route: string) => attributesOf(open(route), 'article a', 'href');
    expect(links('/numbered/tenth')).toContain('/numbered/eleventh#a-heading');
    expect(links('/numbered/eleventh')).toContain('/numbered/tenth');
    const [image] = attributesOf(tenth, 'article img[alt="the small one"]', 'src');
    expect(existsSync(`${fixtures}${image}`)).toBe(true);
    expect(textsOf(tenth, `${sidebar} a`)).toContain('Tenth');
  });

  it('BLD-08 an unlisted page has a notice, and is neither linked nor indexed', () => {
    expect(textsOf(open('/unlisted'), '[aria-label="Unlisted page"]')).toEqual([
      'Unlisted pageThis page is unlisted. Search engines will not index it, and only users having a direct link can access it.',
    ]);
    expect(meta('/unlisted', 'robots')).toEqual([expect.stringMatching(/noindex/)]);
    expect(textsOf(open('/unlisted'), pagination)).toEqual([]);
    expect(readFileSync(`${fixtures}/sitemap.xml`, 'utf8')).not.toContain('unlisted');
    expect(meta('/neighbours', 'robots')).toEqual([]);
    expect(attributesOf(open('/neighbours'), 'a', 'href')).not.toContain('/unlisted');
  });
});
