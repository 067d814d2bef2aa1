import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { runChecks } from '@/lib/checks/run-checks';
import { reportProblems } from '@/lib/content/problems';
import { readVersion } from '@/lib/content/read';
import { buildVersion } from '@/lib/docs/build-version';
import { site } from '@/lib/site/config';
import { loadWorld } from './load-world';

/** Fixture, place and rule, message, hint. */
const mistakes: readonly [fixture: string, place: string, message: string, hint: string][] = [
  [
    'invalid-yaml',
    'guide.md:3:8 invalid-frontmatter-yaml',
    'Nested mappings are not allowed in compact mappings.',
    'A value that holds ": " needs quotes, e.g. title: "Docker: a guide".',
  ],
  [
    'wrong-type',
    'guide.md:4:1 invalid-frontmatter-value',
    '"sidebar_position" must be a number, but is text ("first").',
    'Write it like this: sidebar_position: 3',
  ],
  [
    'duplicate-id',
    'start.md:1:1 duplicate-doc-id',
    'The doc id "start" belongs to tests/fixtures/content/duplicate-id/latest/setup.md already.',
    'Rename one of the files, or give it another "id".',
  ],
  [
    'empty-category',
    'guide/_category_.json:1:1 empty-file',
    'The file is empty.',
    'Write { "label": "…", "position": 1 }, or delete the file.',
  ],
  [
    'hollow-category',
    'guide/_category_.yml:1:1 empty-category-file',
    'The category file says nothing.',
    'Write { "label": "…", "position": 1 }, or delete the file.',
  ],
  [
    'unknown-category-key',
    'guide/_category_.yml:2:1 unknown-category-key',
    '"postion" is not a known key.',
    'Did you mean "position"? Known keys here: label, position, collapsed, collapsible, className, customProps, link.',
  ],
  [
    'empty-page',
    'guide.md:1:1 empty-file',
    'The file is empty.',
    'Write the page, delete the file, or let its name start with "_" to leave it out.',
  ],
  ['not-utf8', 'guide.md:3:1 not-utf8', 'The file is not written in UTF-8.', 'Save it as UTF-8.'],
  [
    'odd-address',
    '100% sure.md:1:1 invalid-address',
    'The address "/100% sure" can not be served: it holds "?", "#", "\\" or a broken "%" escape.',
    'Rename the file, or give it a "slug" without these characters.',
  ],
];

describe('what authors get wrong is told with file, line and fix', () => {
  it.each(mistakes)('BLD-09 %s: %s', (fixture, place, message, hint) => {
    expect(loadWorld(fixture).report).toBe(
      `tests/fixtures/content/${fixture}/latest/${place}\n  ${message}\n  ${hint}\n\n1 error, 0 warnings\n`,
    );
  });

  it('BLD-09 an unknown key names its line and the nearest known key', () => {
    const text = loadWorld('unknown-key').report;
    expect(text).toContain(
      [
        'tests/fixtures/content/unknown-key/latest/guide.md:3:1 unknown-frontmatter-key',
        '  "side_bar_label" is not a known key.',
        '  Did you mean "sidebar_label"? Known keys here: id, slug, title, sidebar_label,',
      ].join('\n'),
    );
    expect(text).toContain('1 error, 0 warnings');
  });

  it('BLD-09 category JSON that can not be parsed names the line', () => {
    const { report: text, categories } = loadWorld('invalid-category');
    expect(text).toMatch(
      /^tests\/fixtures\/content\/invalid-category\/latest\/guide\/_category_\.json:4:1 invalid-category-file\n/,
    );
    expect(text).toContain('  This is no valid JSON: ');
    expect(text).toContain('  It should look like { "label": "…", "position": 1 }.\n\n1 error, 0 warnings');
    expect(categories).toEqual([]);
  });

  it('BLD-04 two docs with one address are a warning that names both files', () => {
    const { pages, report: text } = loadWorld('duplicate-route');
    expect(text).toBe('');
    const [config] = site.versions;
    if (config === undefined) throw new Error('The configuration has no version.');
    const model = {
      versions: [buildVersion(pages, [], config)],
      planned: { docs: {}, pages: [] },
      glossary: [],
      problems: [],
    };
    const found = runChecks(model, new Map(), { fileExists: () => true, pageRoutes: [] });
    expect(reportProblems(found).text).toBe(
      [
        'tests/fixtures/content/duplicate-route/latest/start.md:1:1 duplicate-route (warning)',
        '  The address "/start" belongs to tests/fixtures/content/duplicate-route/latest/setup.md already.',
        '  Give the page another "slug" or "id", or rename the file.',
        '',
        '0 errors, 1 warning',
        '',
      ].join('\n'),
    );
  });
});

describe('files that a fixture can not hold', () => {
  const home = mkdtempSync(join(tmpdir(), 'docs-content-'));
  afterEach(() => rmSync(home, { recursive: true, force: true }));

  it('BLD-09 a file above 1 MB, a link out of the folder and a missing folder are errors', () => {
    mkdirSync(join(home, 'content/latest'), { recursive: true });
    writeFileSync(join(home, 'content/latest/large.md'), `# Large\n${'x'.repeat(1_200_000)}\n`);
    writeFileSync(join(home, 'secret.md'), 'outside\n');
    writeFileSync(join(home, 'content/latest/page.md'), 'inside\n');
    symlinkSync(join(home, 'secret.md'), join(home, 'content/latest/link.md'));
    symlinkSync(join(home, 'content/latest/page.md'), join(home, 'content/latest/twin.md'));
    const options = { root: home, contentDir: 'content' };

    const latest = readVersion({ name: 'current', dir: 'content/latest' }, options);
    expect(latest.docs.map(({ file }) => file)).toEqual(['content/latest/page.md', 'content/latest/twin.md']);
    const older = readVersion({ name: '3.8', dir: 'content/3.8' }, options);
    expect(reportProblems([...latest.problems, ...older.problems]).text).toBe(
      [
        'content/3.8:1:1 missing-content-folder',
        '  There is no such folder.',
        '  Create it, or correct "versions" in site.config.ts or DOCS_CONTENT_DIR.\n',
        'content/latest/large.md:1:1 file-too-large',
        '  The file has 1.2 MB; 1 MB is the most.',
        '  Split the page, or move data and images to "public/".\n',
        'content/latest/link.md:1:1 link-out-of-content',
        '  This link leads out of the content folder, or nowhere.',
        '  Put the file itself here; only links to files of the same version are followed.\n',
        '3 errors, 0 warnings\n',
      ].join('\n'),
    );
  });
});
