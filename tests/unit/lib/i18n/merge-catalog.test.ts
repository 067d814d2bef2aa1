import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { mergeCatalog } from '@/scripts/translations/merge-catalog';
import { runScript } from '@/tests/support/run-script';
import { useFolder } from '@/tests/support/use-folder';

const { at, write } = useFolder();

it('LOC-05 updating a translation catalog keeps all translations, even unused ones, and reports new texts', () => {
  const wanted = {
    close: { message: 'Close', description: 'A button' },
    open: { message: 'Open', description: 'Another' },
    toString: { message: 'Text' },
  };
  const present = { close: { message: 'Schließen', description: 'old' }, gone: { message: 'Weg' } };
  expect(mergeCatalog(wanted, present)).toEqual({
    catalog: {
      close: { message: 'Schließen', description: 'A button', source: 'Close' },
      gone: { message: 'Weg' },
      open: { message: 'Open', description: 'Another', source: 'Open' },
      toString: { message: 'Text', source: 'Text' },
    },
    added: ['open', 'toString'],
    changed: [],
    unused: ['gone'],
    untranslated: ['open', 'toString'],
  });
});

it('LOC-05 updating a translation catalog replaces untranslated texts that changed, and reports outdated translations', () => {
  const merge = (present: Parameters<typeof mergeCatalog>[1]) =>
    mergeCatalog({ close: { message: 'Close the dialog' } }, present);
  const nothing = { added: [], changed: [], unused: [], untranslated: [] };
  const source = 'Close the dialog';
  expect(merge({ close: { message: 'Close', source: 'Close' } })).toEqual({
    ...nothing,
    catalog: { close: { message: source, source } },
    untranslated: ['close'],
  });
  const present = { close: { message: 'Schließen', source: 'Close' } };
  expect(merge(present)).toEqual({ ...nothing, catalog: present, changed: ['close'] });
  expect(merge({ close: { message: 'Dialog schließen' } })).toEqual({
    ...nothing,
    catalog: { close: { message: 'Dialog schließen', source } },
  });
});

it('LOC-02 LOC-05 the command write-translations writes the catalog, and a second run reports only what has changed', () => {
  const run = (...args: string[]) =>
    runScript('scripts/translations/write.ts', args, { DOCS_TRANSLATIONS_DIR: at() });
  const read = (): unknown => JSON.parse(readFileSync(at('de/code.json'), 'utf8'));
  const first = run('--locale', 'de');
  expect(first.stderr).toBe('');
  expect(first.stdout).toMatch(/code\.json: \d+ messages, \d+ new/);
  expect(read()).toMatchObject({
    'theme.NotFound.title': { message: 'Page Not Found', description: expect.stringMatching(/./) },
  });
  const title = { message: 'Nicht gefunden', source: 'Not Found' };
  write('de/code.json', JSON.stringify({ ...(read() as object), 'theme.NotFound.title': title }));
  const second = run('--locale', 'de').stdout;
  expect(second).toMatch(/code\.json: \d+ messages, 0 new/);
  expect(second.match(/changed: .*/g)).toEqual(['changed: theme.NotFound.title, now "Page Not Found"']);
  const stderr: unknown = expect.stringContaining('--locale de');
  expect(run('--locale', '../x')).toMatchObject({ status: 1, stderr });
});
