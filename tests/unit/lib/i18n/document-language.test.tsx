import type { ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import RootLayout from '@/app/layout';

vi.hoisted(() => {
  process.env.DOCS_LOCALE = 'ar';
  process.env.DOCS_TRANSLATIONS_DIR = 'tests/fixtures/translations';
});
vi.mock('next/font/local', () => ({ default: () => ({ variable: 'font' }) }));
vi.mock('@/site.config', async (importOriginal) => {
  const { default: config } = await importOriginal<typeof import('@/site.config')>();
  const ar = { label: 'العربية', direction: 'rtl', htmlLang: 'ar-EG', calendar: 'gregory', path: 'ar' };
  const localeConfigs = { ...config.i18n.localeConfigs, ar };
  return { default: { ...config, i18n: { ...config.i18n, locales: ['en', 'ar'], localeConfigs } } };
});

it('LOC-02 SH-07 each page has the language and the text direction of the built locale', async () => {
  const { type, props } = (await RootLayout({ children: null })) as ReactElement<Record<string, unknown>>;
  expect([type, props['lang'], props['dir']]).toEqual(['html', 'ar-EG', 'rtl']);
});
