// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { AddressReader } from '@/components/search-page/address-reader';
import { createTocInline } from '@/components/mdx/toc-inline';
import { highlightCode, getLanguage } from '@/lib/mdx/highlight';
import { buildToc } from '@/lib/mdx/toc';
import { makeContext } from '@/tests/support/make-context';
import { getCatalogFolder, site } from '@/lib/site/config';
import { readMessages } from '@/lib/site/translations';
import { getShellConfig } from '@/lib/site/shell-config';

vi.hoisted(() => {
  process.env.DOCS_TRANSLATIONS_DIR = 'tests/fixtures/translations';
});
vi.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams('q=viewport') }));
vi.mock('@/site.config', async (importOriginal) => {
  const { default: config } = await importOriginal<typeof import('@/site.config')>();
  const en = { ...config.i18n.localeConfigs['en'], path: 'de' };
  return {
    default: {
      ...config,
      titleDelimiter: '·',
      i18n: { ...config.i18n, localeConfigs: { en } },
      tableOfContents: { minHeadingLevel: 3, maxHeadingLevel: 4 },
      codeLanguages: ['yaml', 'bash'],
    },
  };
});
vi.mock('@/components/shell/shell-config', async () => {
  const config = await import('@/lib/site/config');
  const picked = await import('@/lib/site/shell-config');
  return { shellConfig: picked.getShellConfig(config.site, []) };
});

const headings = ([2, 3, 4, 5] as const).map((level) => ({
  id: `h${level}`,
  text: `Level ${level}`,
  level,
  line: level,
}));

it('CON-09 SP-02 the title of the search page contains the configured delimiter', () => {
  expect(getShellConfig(site, []).titleDelimiter).toBe('·');
  render(<AddressReader onRead={() => {}} />);
  expect(document.title).toMatch(/viewport.* · OHIF$/);
});

it('LOC-02 translations are read from the folder that the configuration of the locale names', () => {
  expect([getCatalogFolder('en'), getCatalogFolder('fr')]).toEqual(['de', 'fr']);
  expect(readMessages(getCatalogFolder('en'))['theme.common.skipToMainContent']).toBe('Zum Inhalt springen');
});

it('CON-05 tables of contents list the configured heading levels', () => {
  const toc = buildToc(headings);
  expect(toc.map(({ id }) => id)).toEqual(['h3', 'h4']);
  const TOCInline = createTocInline(makeContext({ toc: buildToc(headings, 2, 6) }));
  const { container } = render(<TOCInline />);
  expect([...container.querySelectorAll('a')].map((link) => link.hash)).toEqual(['#h3', '#h4']);
});

it('DOC-26 code is highlighted only in configured languages, by any of their names', async () => {
  expect(await highlightCode('{ "a": 1 }', 'json')).toBe('{ "a": 1 }');
  const ids = ['YML', 'yaml', 'sh', 'json', 'diff'].map((name) => getLanguage(name)?.id);
  expect(ids).toEqual(['yaml', 'yaml', 'shellscript', undefined, undefined]);
});
