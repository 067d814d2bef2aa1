import { describe, expect, it } from 'vitest';
import {
  attribute,
  findAll,
  hasClass,
  readPage,
  textOf as plainText,
  type Element,
} from '../support/built-page';
import { versionFolders, writtenPages } from '../support/expected-routes';
import { attributesOf, fixtures, openPage, textOf, textsOf } from '../support/open-page';

const faq = '/faq/general';

describe('blocks of a docs page', () => {
  it('DOC-01 follow each other', () => {
    const blocks = [
      'theme-doc-version-banner',
      'theme-doc-breadcrumbs',
      'theme-doc-version-badge',
      'theme-doc-toc-mobile',
      'theme-doc-markdown',
      'theme-edit-this-page',
      'paginator',
    ];
    const { document } = readPage('/3.9/faq/general');
    const found = findAll(document, (element) => blocks.some((name) => hasClass(element, name)));
    expect(found.map((element) => blocks.find((name) => hasClass(element, name)))).toEqual(blocks);
  });

  it('DOC-03 SB-04 breadcrumbs show home, the categories and the page, which is marked', () => {
    const trail = (route: string) => {
      const list = openPage(route).querySelector('[aria-label="Breadcrumbs"]');
      return [...(list?.querySelectorAll('li') ?? [])].map((item) => {
        const link = item.querySelector('a');
        const isCurrent = item.querySelector('[aria-current="page"]') !== null;
        return [textOf(item) || link?.getAttribute('aria-label'), link?.getAttribute('href'), isCurrent];
      });
    };
    expect(trail('/configuration/dataSources/dicom-web')).toEqual([
      ['Home page', '/', false],
      ['Configuration', undefined, false],
      ['Data Sources', undefined, false],
      ['DICOMweb', undefined, true],
    ]);
    expect(trail('/deployment/docker/ssl')).toEqual([
      ['Home page', '/', false],
      ['Deployment', '/deployment/', false],
      ['Docker', '/deployment/docker/', false],
      ['SSL', undefined, true],
    ]);
  });

  it('RT-01 RT-02 DOC-05 VER-17 the badge names the version in view', () => {
    const badge = (route: string) => textsOf(openPage(route), '.theme-doc-version-badge');
    for (const route of ['/', faq]) expect(badge(route)).toEqual(['Version: 3.10.4 (Latest)']);
    for (const route of ['/3.9/', '/3.9/faq/general']) expect(badge(route)).toEqual(['Version: 3.9']);
    for (const route of ['/', '/3.9/']) expect(textsOf(openPage(route), 'h1')).toEqual(['Introduction']);
  });

  it('DOC-06 the contents are the h2 and h3 of the body, nested', () => {
    for (const { route } of versionFolders.flatMap(writtenPages)) {
      const { document } = readPage(route);
      const [contents] = findAll(document, (element) => hasClass(element, 'theme-doc-toc-desktop'));
      const [article] = findAll(document, (element) => hasClass(element, 'theme-doc-markdown'));
      const listed = (list: Element | undefined, depth: number): string[] =>
        (list?.childNodes ?? []).flatMap((node) => {
          if (!('tagName' in node)) return [];
          if (node.tagName === 'a')
            return [`h${depth} ${decodeURIComponent(attribute(node, 'href') ?? '')} ${plainText(node)}`];
          return listed(node, node.tagName === 'ul' ? depth + 1 : depth);
        });
      const headings = article
        ? findAll(
            article,
            (element) => /^h[23]$/.test(element.tagName) && attribute(element, 'id') !== undefined,
          )
        : [];
      const expected = headings.map(
        (heading) => `${heading.tagName} #${attribute(heading, 'id')} ${plainText(heading)}`,
      );
      expect({ route, contents: listed(contents, 1) }).toEqual({ route, contents: expected });
    }
  });

  it('DOC-35 DOC-16 links that open a new tab say so, others do not', () => {
    const page = openPage(faq);
    const described = (selector: string) => attributesOf(page, selector, 'aria-description');
    const outward = described('main a[target="_blank"]');
    expect(outward.length).toBeGreaterThan(5);
    expect(new Set(outward)).toEqual(new Set(['Opens in a new tab']));
    expect(described('main a:not([target])')).not.toContain('Opens in a new tab');
  });

  it('DOC-16 "Edit this page" opens the file in the latest docs, from both versions, in a new tab', () => {
    for (const route of [faq, '/3.9/faq/general']) {
      const link = openPage(route).querySelector('.theme-edit-this-page');
      expect(['href', 'target', 'rel'].map((name) => link?.getAttribute(name))).toEqual([
        'https://github.com/OHIF/Viewers/edit/master/platform/docs/docs/faq/general.md',
        '_blank',
        'noopener noreferrer',
      ]);
    }
  });

  it('DOC-17 dates come from version control, as ISO times; pages without one have no row', () => {
    const rows = openPage(faq).querySelectorAll('.theme-last-updated');
    expect(rows.length).toBeLessThan(2);
    for (const row of rows) {
      const time = row.querySelector('time')?.getAttribute('datetime') ?? '';
      expect(new Date(time).toISOString().slice(0, 19)).toBe(time.slice(0, 19));
      expect(textOf(row)).toMatch(/^Last updated on [A-Z][a-z]{2} \d{1,2}, \d{4} by \S/);
    }
  });
});

describe('headings', () => {
  const headings = openPage('/headings', fixtures);
  const body = '.theme-doc-markdown';

  it('DOC-02 a body without a top heading shows the title as h1, one with it shows its own', () => {
    for (const [route, title] of [
      ['/', 'Introduction'],
      ['/headings', 'Headings'],
      ['/own-title', 'Title in the text'],
      ['/guide/deep/leaf', 'Leaf'],
      ['/numbered/tenth', 'The tenth page'],
    ] as const)
      expect(textsOf(openPage(route, fixtures), 'h1')).toEqual([title]);
  });

  it('DOC-11 each h2 to h6 with an id has a link, labelled with its text, not its markup', () => {
    const found = [...headings.querySelectorAll(`${body} :is(h2, h3, h4, h5, h6)[id]`)];
    expect(found.length).toBeGreaterThan(12);
    for (const heading of found) {
      const name = `Direct link to ${textOf(heading)}`;
      const link = heading.querySelector('a.anchor');
      const facts = ['aria-label', 'title', 'href'].map((key) => link?.getAttribute(key));
      expect(facts).toEqual([name, name, `#${heading.id}`]);
    }
    expect(found.map(textOf)).toContain('With inline code, bold and a link');
  });

  it('DOC-12 h1 headings and headings without an id have no such link', () => {
    for (const route of ['/headings', '/own-title', '/markdown', '/tabs']) {
      const page = openPage(route, fixtures);
      expect(textsOf(page, `${body} h1 a.anchor`)).toEqual([]);
      expect(textsOf(page, `${body} :is(h2, h3, h4, h5, h6):not([id]) a.anchor`)).toEqual([]);
    }
    expect(textsOf(headings, `${body} h2:not([id])`)).toEqual(['A raw heading without an id']);
  });

  it('DOC-13 ids are slugs as on GitHub, counted on repeats, and given ones are kept', () => {
    expect(attributesOf(headings, `${body} :is(h2, h3, h4, h5, h6)`, 'id')).toEqual(
      expect.arrayContaining([
        'plain-heading',
        'my-own-id',
        'repeated',
        'repeated-1',
        'repeated-2',
        'with-inline-code-bold-and-a-link',
        'third-level',
        'umlauts--signs-größe-naïve',
        'set-with-a-line-below',
        'raw-with-id',
        'component-heading',
      ]),
    );
    expect(textsOf(headings, body).join()).not.toContain('{#');
  });
});
