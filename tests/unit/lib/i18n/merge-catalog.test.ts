import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { mergeCatalog } from '@/scripts/translations/merge-catalog';

it('LOC-05 an updated catalog keeps its translations, also unused ones, and reports what is new', () => {
  const wanted = {
    close: { message: 'Close', description: 'A button' },
    open: { message: 'Open', description: 'Another' },
    toString: { message: 'Text' },
  };
  const present = { close: { message: 'Schließen', description: 'old' }, gone: { message: 'Weg' } };
  expect(mergeCatalog(wanted, present)).toEqual({
    catalog: {
      close: { message: 'Schließen', description: 'A button' },
      gone: { message: 'Weg' },
      open: { message: 'Open', description: 'Another' },
      toString: { message: 'Text' },
    },
    added: ['open', 'toString'],
    unused: ['gone'],
    untranslated: ['open', 'toString'],
  });
});

it('LOC-02 LOC-05 write-translations writes every catalog, and a second run changes nothing', () => {
  const dir = mkdtempSync(join(tmpdir(), 'words-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  const run = (...args: string[]) =>
    spawnSync(process.execPath, ['--import', 'tsx', 'scripts/translations/write.ts', ...args], {
      encoding: 'utf8',
      env: { ...process.env, DOCS_TRANSLATIONS_DIR: dir },
    });
  const read = (part: string): unknown => JSON.parse(readFileSync(join(dir, 'de', `${part}.json`), 'utf8'));
  const first = run('--locale', 'de');
  expect(first.stderr).toBe('');
  expect(first.stdout).toMatch(/code\.json: \d+ texts, \d+ new/);
  expect(read('code')).toMatchObject({
    'theme.NotFound.title': { message: 'Page Not Found', description: expect.stringMatching(/./) },
  });
  expect(read('docusaurus-theme-classic/navbar')).toMatchObject({
    'item.label.Archived versions': { message: 'Archived versions' },
    'item.label.Help Us Translate': { message: 'Help Us Translate' },
  });
  expect(read('docusaurus-theme-classic/footer')).toMatchObject({ 'link.title.Learn': { message: 'Learn' } });
  expect(read('docusaurus-theme-classic/announcementBar')).toHaveProperty('content');
  expect(read('docusaurus-plugin-content-docs/current')).toMatchObject({
    'version.label': { message: '3.10.4 (Latest)' },
    'sidebar.tutorialSidebar.category.Deployment': { message: 'Deployment' },
  });
  expect(run('--locale', 'de').stdout).toMatch(/code\.json: \d+ texts, 0 new/);
  expect(run('--locale', '../x')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('--locale de'),
  });
}, 120_000);
