import { describe, expect, it } from 'vitest';
import { site } from '@/lib/site/config';
import {
  attribute,
  children,
  findAll,
  hasClass,
  readHtml,
  readPage,
  textOf as plainText,
  type Element,
} from '../support/built-page';
import { expectedPages } from '../support/expected-routes';
import { attributesOf, openPage, textOf, textsOf } from '../support/open-page';
import { latestLabel, latestVersion } from '@/tests/support/served-versions';

const faq = '/faq/general';

describe('blocks of a docs page', () => {
  it('DOC-01 come in the order: banner, breadcrumbs, badge, contents, text, edit link, pagination', () => {
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

  it('DOC-03 SB-04 breadcrumbs show home, the categories and the current page', () => {
    const trail = (route: string) => {
      const list = openPage(route).querySelector('[aria-label="Breadcrumbs"]');
      return [...(list?.querySelectorAll('li') ?? [])].map((item) => {
        const link = item.querySelector('a');
        const isCurrent = item.querySelector('[aria-current="page"]') !== null;
        const name = textOf(item) || link?.getAttribute('aria-label');
        return `${name}: ${link?.getAttribute('href') ?? 'no link'}${isCurrent ? ', current' : ''}`;
      });
    };
    const sources = ['Configuration: no link', 'Data Sources: no link', 'DICOMweb: no link, current'];
    expect(trail('/configuration/dataSources/dicom-web')).toEqual(['Home page: /', ...sources]);
    const docker = ['Deployment: /deployment/', 'Docker: /deployment/docker/', 'SSL: no link, current'];
    expect(trail('/deployment/docker/ssl')).toEqual(['Home page: /', ...docker]);
  });

  it('DOC-03 breadcrumbs are also structured data, unless they contain only the page itself', () => {
    const pattern = /<script type="application\/ld\+json">(.*?)<\/script>/;
    const data = JSON.parse(pattern.exec(readHtml('/deployment/docker/ssl'))?.[1] ?? '') as object;
    expect(data).toHaveProperty('@type', 'BreadcrumbList');
    expect(data).toHaveProperty('itemListElement', [
      { '@type': 'ListItem', position: 1, name: 'Deployment', item: 'https://docs.ohif.org/deployment/' },
      { '@type': 'ListItem', position: 2, name: 'Docker', item: 'https://docs.ohif.org/deployment/docker/' },
      { '@type': 'ListItem', position: 3, name: 'SSL' },
    ]);
    expect(readHtml('/')).not.toContain('BreadcrumbList');
  });

  it('RT-01 RT-02 DOC-05 VER-17 the version badge shows the version that the page belongs to', () => {
    const badge = (route: string) => textsOf(openPage(route), '.theme-doc-version-badge');
    for (const route of ['/', faq]) expect(badge(route)).toEqual([`Version: ${latestLabel}`]);
    for (const route of ['/3.9/', '/3.9/faq/general']) expect(badge(route)).toEqual(['Version: 3.9']);
  });

  it('DOC-06 the table of contents lists the h2 and h3 of the body, nested', () => {
    for (const { route } of expectedPages) {
      const { document } = readPage(route);
      const [contents] = findAll(document, (element) => hasClass(element, 'theme-doc-toc-desktop'));
      const [article] = findAll(document, (element) => hasClass(element, 'theme-doc-markdown'));
      const listed = (list: Element | undefined, depth: number): string[] =>
        (list ? children(list) : []).flatMap((child) =>
          child.tagName === 'a'
            ? [`h${depth} ${decodeURIComponent(attribute(child, 'href') ?? '')} ${plainText(child)}`]
            : listed(child, child.tagName === 'ul' ? depth + 1 : depth),
        );
      const headings = (article ? findAll(article, ({ tagName }) => /^h[23]$/.test(tagName)) : []).filter(
        (heading) => attribute(heading, 'id') !== undefined,
      );
      const expected = headings.map(
        (heading) => `${heading.tagName} #${attribute(heading, 'id')} ${plainText(heading)}`,
      );
      expect({ route, contents: listed(contents, 1) }).toEqual({ route, contents: expected });
    }
  });

  it('DOC-16 "Edit this page" opens the file of the latest docs in a new tab, from both versions', () => {
    for (const route of [faq, '/3.9/faq/general']) {
      const link = openPage(route).querySelector('.theme-edit-this-page');
      expect(['href', 'target', 'rel'].map((name) => link?.getAttribute(name))).toEqual([
        'https://github.com/OHIF/Viewers/edit/master/platform/docs/docs/faq/general.md',
        '_blank',
        'noopener noreferrer',
      ]);
    }
  });

  it('include a note with the viewer version that the page was checked against, and a folded list of sources', () => {
    const page = openPage('/deployment/cors');
    const checked = '.theme-checked-against';
    expect(textsOf(page, `details${checked} > summary`)).toEqual([
      `Checked against ${latestVersion.viewer.checkedAgainst}`,
    ]);
    expect(textsOf(page, `${checked} li`).length).toBeGreaterThan(3);
    expect(textsOf(openPage('/3.9/deployment/cors'), checked)).toEqual([
      expect.stringMatching(/^Checked against 3\.9\.3/),
    ]);
  });
});

describe('links below a page', () => {
  it('open the Markdown version of the page, to which its head links as well', () => {
    for (const [route, address] of [
      [faq, '/faq/general.md'],
      ['/3.9/', '/3.9/index.md'],
      ['/deployment/', '/deployment/index.md'],
    ] as const) {
      const page = openPage(route);
      expect(attributesOf(page, '.doc-tools .view-markdown', 'href')).toEqual([address]);
      expect(attributesOf(page, 'link[type="text/markdown"]', 'href')).toEqual([site.url + address]);
    }
  });

  it('open a new issue that names the page, its address and its version', () => {
    const [href] = attributesOf(openPage('/3.9/faq/general'), '.doc-tools [href*="/issues/new"]', 'href');
    const { searchParams } = new URL(href ?? '');
    expect(searchParams.get('title')).toBe('Docs: General FAQ, 3.9');
    expect(searchParams.get('body')).toContain('\nhttps://docs.ohif.org/3.9/faq/general\n');
  });
});
