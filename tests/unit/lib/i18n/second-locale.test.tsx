// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { DocFooter } from '@/components/docs/doc-footer';
import { Paginator } from '@/components/docs/paginator';
import { VersionBanner } from '@/components/docs/version-banner';
import { createMdxComponents } from '@/components/mdx/create-components';
import { DocCards } from '@/components/mdx/doc-card-list';
import { getSearchHeading } from '@/components/search-page/address-reader';
import { SkipLink } from '@/components/shell/skip-link';
import { formatDate } from '@/lib/i18n/format-date';
import { selectPluralForm } from '@/lib/i18n/select-plural-form';
import { translateModule } from '@/build/messages/write-messages';
import { clearQuery } from '@/lib/i18n/messages/search';
import { site, siteLocale } from '@/lib/site/config';
import { searchPlaceholder, seeAllResults } from '@/lib/i18n/messages/search-dialog';
import { readMessages } from '@/lib/site/translations';
import { makeContext } from '@/tests/support/make-context';
import { makeDoc } from '@/tests/support/make-model';

const { importGerman } = vi.hoisted(() => {
  process.env.DOCS_LOCALE = 'de';
  process.env.DOCS_TRANSLATIONS_DIR = 'tests/fixtures/translations';
  const dir = `${process.cwd()}/.cache/test-messages`;
  /** Imports a message module as `write-messages` writes it for the build of a locale. */
  const importModule = async (name: string): Promise<object> => {
    const { writeMessages } = await import('@/build/messages/write-messages');
    writeMessages('de', `${dir}/${name}`);
    return import(`${dir}/${name}/${name}.ts`);
  };
  return { importGerman: importModule };
});
vi.mock('@/lib/i18n/messages/content', () => importGerman('content'));
vi.mock('@/lib/i18n/messages/docs', () => importGerman('docs'));
vi.mock('@/lib/i18n/messages/shell', () => importGerman('shell'));
vi.mock('@/lib/i18n/messages/search', () => importGerman('search'));
vi.mock('@/lib/i18n/messages/search-dialog', () => importGerman('search-dialog'));
vi.mock('@/lib/i18n/messages/search-page', () => importGerman('search-page'));
vi.mock('@/site.config', async (importOriginal) => {
  const { default: config } = await importOriginal<typeof import('@/site.config')>();
  const record = { direction: 'ltr', calendar: 'gregory' };
  const localeConfigs = {
    ...config.i18n.localeConfigs,
    de: { ...record, label: 'Deutsch', htmlLang: 'de', path: 'de' },
    ar: { ...record, label: 'العربية', direction: 'rtl', htmlLang: 'ar-EG', path: 'ar' },
  };
  return { default: { ...config, i18n: { ...config.i18n, locales: ['en', 'de', 'ar'], localeConfigs } } };
});

it('LOC-02 LOC-05 a German site shows translated texts, and English ones where no translation exists', () => {
  render(<SkipLink />);
  expect(screen.getByRole('link').textContent).toBe('Zum Inhalt springen');
  const card = { label: 'Weiter lesen', href: '/b' };
  const { container } = render(<Paginator previous={card} next={card} />);
  expect(container.querySelector('nav')?.getAttribute('aria-label')).toBe('Seiten der Dokumentation');
  expect(container.textContent).toBe('ZurückWeiter lesenWeiterWeiter lesen');
  const texts = [searchPlaceholder, clearQuery, seeAllResults(7)];
  expect(texts).toEqual(['Dokumentation durchsuchen', 'Clear the query', 'Alle 7 Ergebnisse']);
  expect(getSearchHeading('CT')).toBe('Ergebnisse für „CT“');
});

it('LOC-03 LOC-07 a German site formats dates in German, in the order of the translated sentence', () => {
  const doc = makeDoc('a.md', { lastUpdate: { date: '2025-06-30T12:00:00.000Z', author: 'Ada' } });
  const { container } = render(<DocFooter page={{ doc, markdown: null, reportUrl: null }} />);
  const text = container.querySelector('.theme-last-updated')?.textContent;
  expect(text).toBe('Von Ada am 30. Juni 2025 zuletzt geändert');
  expect(container.querySelector('time')?.dateTime).toBe('2025-06-30T12:00:00.000Z');
});

it('LOC-03 LOC-08 a German site uses the German plural forms', () => {
  const cards = [1, 4].map((count) => ({ title: `T${count}`, href: `/${count}`, description: '', count }));
  const { container } = render(<DocCards cards={cards} />);
  expect(container.textContent).toContain('Eine Seite');
  expect(container.textContent).toContain('4 Seiten');
});

it('LOC-07 a German site places links where the translated sentence has them', () => {
  const latest = { href: '/faq', label: '3.10.2' };
  const { container } = render(
    <VersionBanner version={{ label: '3.9', banner: 'unmaintained' }} latest={latest} />,
  );
  const first = 'Dies ist die Dokumentation von OHIF 3.9. Sie wird nicht mehr gepflegt.';
  expect(container.textContent).toBe(`${first}Den neuesten Stand (3.10.2) hat die neueste Version.`);
  expect(container.querySelector('a')?.textContent).toBe('neueste Version');
});

it('LOC-05 a German site translates the labels of heading anchors and footnotes', () => {
  const { a: A, h2: H2 } = createMdxComponents(makeContext());
  const anchor = { 'data-heading': 'Ports', href: '#ports' };
  const back = { 'data-footnote-backref': '', 'aria-label': 'Back to reference 1-2', href: '#ref' };
  const { container } = render(
    <>
      <A {...anchor} />
      <A {...back}>↩</A>
      <H2 id="footnote-label">Footnotes</H2>
    </>,
  );
  const names = [...container.querySelectorAll('a')].map((link) => link.getAttribute('aria-label'));
  expect(names).toEqual(['Direkter Link zu Ports', 'Zurück zu 1-2']);
  expect(container.querySelector('h2')?.textContent).toBe('Fußnoten');
});

it('LOC-02 LOC-03 LOC-08 the site supports text direction, digits and plurals of a right-to-left language', () => {
  const arabic = site.i18n.localeConfigs['ar'];
  expect([arabic?.direction, siteLocale.htmlLang]).toEqual(['rtl', 'de']);
  expect(formatDate('2025-06-30T12:00:00.000Z', arabic)).toMatch(/٢٠٢٥/);
  const message = readMessages('ar')['theme.docs.DocCard.categoryDescription.plurals'] ?? '';
  const say = (count: number) => selectPluralForm(count, message, 'ar').replace('{count}', String(count));
  const said = ['لا صفحات', 'صفحة واحدة', 'صفحتان', '3 صفحات', '11 صفحة', '100 صفحة'];
  expect([0, 1, 2, 3, 11, 100].map(say)).toEqual(said);
  const shell = readFileSync('lib/i18n/messages/shell.ts', 'utf8');
  expect(translateModule('shell.ts', shell, readMessages('ar'))).toContain('`انتقل إلى المحتوى`');
});
