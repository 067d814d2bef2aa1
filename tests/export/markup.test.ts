import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { getReleaseLine } from '@/lib/site/release-line';
import { readHtml } from '../support/built-page';
import { expectedVersions } from '../support/expected-routes';
import { latestVersion, olderVersions } from '../support/served-versions';
import { attributesOf, fixtures, openPage, textOf, textsOf } from '../support/open-page';

const open = (route: string) => openPage(route, fixtures);
const body = '.theme-doc-markdown';

// tests/e2e/aria.spec.ts compares what screen readers find in code blocks, tabs, images, cards and links.

describe('admonitions', () => {
  const page = open('/admonitions');
  const titles = '.admonition-title';

  it('DOC-18 each type of admonition has a caption and an icon; a title replaces the caption', () => {
    for (const type of ['note', 'tip', 'info', 'warning', 'danger']) {
      expect(textsOf(page, `.theme-admonition-${type} > ${titles}`)).toContain(type);
      expect(page.querySelector(`.theme-admonition-${type} > ${titles} svg`)).not.toBeNull();
    }
    expect(textsOf(page, `.theme-admonition-caution ${titles}`)).toEqual(['caution']);
    expect(textsOf(page, titles)).toEqual(
      expect.arrayContaining([
        'important',
        'Title without brackets',
        'Title in brackets with code and bold',
        'Written as a component',
      ]),
    );
  });

  it('DOC-18 admonitions can be nested, be in lists and quotes, and contain lists and code', () => {
    expect(textsOf(page, '.theme-admonition-note .theme-admonition-tip')).toEqual([
      expect.stringMatching(/^Inner\s*Inside of both\.$/),
    ]);
    expect(textsOf(page, 'ol > li .theme-admonition-info')).toHaveLength(1);
    expect(textsOf(page, 'blockquote .theme-admonition-note')).toHaveLength(1);
    expect(textsOf(page, '.theme-admonition-info li')).toEqual(['one', 'two']);
    expect(textsOf(page, '.theme-admonition-warning .theme-code-block')).toHaveLength(1);
    expect(textsOf(page, body).join()).toContain(
      'Ports :3000 and :80, the address localhost:8042, a ratio of 16:9',
    );
  });
});

describe('code', () => {
  it('DOC-22 a code block highlights the lines that the author marked, and has no caption without a title', () => {
    const lines = ['const first: number = 1;', 'const third = 3;', 'const fourth = 4;'];
    expect(textsOf(open('/code'), '#marked-lines + figure code > .hl')).toEqual(lines);
    expect(textsOf(open('/code'), '#plain + figure figcaption')).toEqual([]);
  });
});

describe('folded parts', () => {
  const page = open('/html-and-jsx');
  const details = (text: string) =>
    [...page.querySelectorAll('details')].find((box) => textOf(box).includes(text));

  it('DOC-27 a folded part has the caption "Details" unless one is given, and is open if the author says so', () => {
    expect(textOf(details('No summary: the caption')?.querySelector('summary'))).toBe('Details');
    expect(details('Visible text.')?.hasAttribute('open')).toBe(true);
    expect(details('Closed at first')?.hasAttribute('open')).toBe(false);
  });
});

describe('lists of pages', () => {
  it('DOC-33 a card list shows the direct children of a category', () => {
    expect(textsOf(open('/guide/deep/'), `${body} .cards`)).toHaveLength(1);
    expect(textsOf(open('/guide/deep/'), `${body} .card-link`)).toEqual(['Leaf']);
  });

  it('DOC-33 an inline table of contents lists the heading levels that it sets itself, nested', () => {
    const page = open('/no-toc');
    const list = `${body} .toc-inline`;
    const entries = ['A heading', 'Another heading', 'Third level', 'Fourth level'];
    expect(textsOf(page, `${list} a`)).toEqual(entries);
    expect(textsOf(page, `${list} > li`)).toHaveLength(2);
    expect(textsOf(page, `${list} > li > ul > li > ul > li > a`)).toEqual(['Fourth level']);
    expect(attributesOf(page, `${list} a`, 'href')).toContain('#third-level');
  });

  it('exactly the pages that /changes lists have a note that they are new or changed, which links there', () => {
    const listed = attributesOf(openPage('/changes'), 'main table a', 'href');
    const line = getReleaseLine(latestVersion.viewer.release);
    for (const { route } of expectedVersions.latest.pages) {
      const notes = readHtml(route).match(/<[^<]*class="change-note"[^>]*>[^<]*/g) ?? [];
      expect({ route, notes: notes.length }).toEqual({ route, notes: listed.includes(route) ? 1 : 0 });
      const isNew = !existsSync(join('out', olderVersions[0]?.path ?? '', `${route}.html`));
      const known = [`Changed since ${olderVersions[0]?.label}`, ...(isNew ? [`New in ${line}`] : [])];
      for (const note of notes)
        expect(note).toMatch(new RegExp(`^<a href="/changes".*>(${known.join('|')})$`));
    }
  });

  it('the migration guides and the list of versions link to the overview of changes', () => {
    for (const route of ['/migration-guide/', '/migration-guide/3p9-to-3p10/', '/versions'])
      expect(attributesOf(openPage(route), 'main a', 'href')).toContain('/changes');
  });
});

describe('Markdown and JSX', () => {
  it('DOC-34 Markdown renders tables, tasks, struck text, autolinks and emoji codes', () => {
    const page = open('/markdown');
    const [table] = page.querySelectorAll('table');
    expect(table && textsOf(table, 'th')).toEqual(['Key', 'Type', 'Default', 'Effect']);
    expect(table && textsOf(table, 'tr')).toHaveLength(4);
    expect(table && textOf(table)).toContain('a|b');
    const boxes = [...page.querySelectorAll('.task-list-item input')].map(
      (box) => `${box.getAttribute('aria-label')}: ${box.hasAttribute('checked')}`,
    );
    expect(boxes).toEqual(['Completed task: true', 'Open task: false', 'Open task: false']);
    expect(textsOf(page, 'del')[0]).toBe('struck text');
    const links = attributesOf(page, `${body} a`, 'href');
    for (const href of ['https://example.org/autolink', 'http://www.example.org', 'mailto:mail@example.org'])
      expect(links).toContain(href);
    expect(textsOf(page, body).join()).toContain('🚀 🎉 👍 and :not_an_emoji: stay in their sentence.');
  });

  it('JSX in a page renders expressions, nested elements, and attributes with and without values', () => {
    const page = open('/html-and-jsx');
    expect(textsOf(page, body).join()).toContain('One and one is 2.');
    expect(textsOf(page, '.raw-block strong')).toEqual(['inside']);
    const box = page.querySelector('article input[type="checkbox"][disabled]');
    expect(box?.hasAttribute('checked')).toBe(true);
    expect(attributesOf(page, 'progress', 'value')).toEqual(['2']);
    const link = page.querySelector('a.with-class');
    expect(['title', 'data-kind'].map((name) => link?.getAttribute(name))).toEqual(['A title', 'own']);
    expect(textsOf(page, 'article kbd')).toEqual(['Ctrl', 'K']);
  });
});
