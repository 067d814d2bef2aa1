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

function report(...lines: string[]): string {
  return `${lines.join('\n')}\n\n1 error, 0 warnings\n`;
}

describe('what authors get wrong is told with file, line and fix', () => {
  it('BLD-09 invalid YAML names the line and asks for quotes', () => {
    expect(loadWorld('invalid-yaml').report).toBe(
      report(
        'tests/fixtures/content/invalid-yaml/latest/guide.md:3:8 invalid-frontmatter-yaml',
        '  Nested mappings are not allowed in compact mappings.',
        '  A value that holds ": " needs quotes, e.g. title: "Docker: a guide".',
      ),
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

  it('BLD-09 a value of the wrong type names its line and shows a right one', () => {
    expect(loadWorld('wrong-type').report).toBe(
      report(
        'tests/fixtures/content/wrong-type/latest/guide.md:4:1 invalid-frontmatter-value',
        '  "sidebar_position" must be a number, but is text ("first").',
        '  Write it like this: sidebar_position: 3',
      ),
    );
  });

  it('BLD-09 a doc id used twice names both files', () => {
    expect(loadWorld('duplicate-id').report).toBe(
      report(
        'tests/fixtures/content/duplicate-id/latest/start.md:1:1 duplicate-doc-id',
        '  The doc id "start" belongs to tests/fixtures/content/duplicate-id/latest/setup.md already.',
        '  Rename one of the files, or give it another "id".',
      ),
    );
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

  it('BLD-09 an empty category file is an error', () => {
    expect(loadWorld('empty-category').report).toBe(
      report(
        'tests/fixtures/content/empty-category/latest/guide/_category_.json:1:1 empty-file',
        '  The file is empty.',
        '  Write { "label": "…", "position": 1 }, or delete the file.',
      ),
    );
  });

  it('BLD-09 a category file without keys is an error', () => {
    expect(loadWorld('hollow-category').report).toBe(
      report(
        'tests/fixtures/content/hollow-category/latest/guide/_category_.yml:1:1 empty-category-file',
        '  The category file says nothing.',
        '  Write { "label": "…", "position": 1 }, or delete the file.',
      ),
    );
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

  it('BLD-09 an unknown key of a category names its line and the nearest known key', () => {
    expect(loadWorld('unknown-category-key').report).toBe(
      report(
        'tests/fixtures/content/unknown-category-key/latest/guide/_category_.yml:2:1 unknown-category-key',
        '  "postion" is not a known key.',
        '  Did you mean "position"? Known keys here: label, position, collapsed, collapsible, className, customProps, link.',
      ),
    );
  });

  it('BLD-09 an empty page is an error', () => {
    expect(loadWorld('empty-page').report).toBe(
      report(
        'tests/fixtures/content/empty-page/latest/guide.md:1:1 empty-file',
        '  The file is empty.',
        '  Write the page, delete the file, or let its name start with "_" to leave it out.',
      ),
    );
  });

  it('BLD-09 a file that is not UTF-8 names the line of the first bad letter', () => {
    expect(loadWorld('not-utf8').report).toBe(
      report(
        'tests/fixtures/content/not-utf8/latest/guide.md:3:1 not-utf8',
        '  The file is not written in UTF-8.',
        '  Save it as UTF-8.',
      ),
    );
  });

  it('BLD-09 a file name that makes no address is an error', () => {
    expect(loadWorld('odd-address').report).toBe(
      report(
        'tests/fixtures/content/odd-address/latest/100% sure.md:1:1 invalid-address',
        '  The address "/100% sure" can not be served: it holds "?", "#", "\\" or a broken "%" escape.',
        '  Rename the file, or give it a "slug" without these characters.',
      ),
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
    expect(latest.problems).toEqual([
      {
        file: 'content/latest/link.md',
        line: 1,
        column: 1,
        rule: 'link-out-of-content',
        message: 'This link leads out of the content folder, or nowhere.',
        hint: 'Put the file itself here; only links to files of the same version are followed.',
        severity: 'error',
      },
      {
        file: 'content/latest/large.md',
        line: 1,
        column: 1,
        rule: 'file-too-large',
        message: 'The file has 1.2 MB; 1 MB is the most.',
        hint: 'Split the page, or move data and images to "public/".',
        severity: 'error',
      },
    ]);
    expect(readVersion({ name: '3.8', dir: 'content/3.8' }, options).problems).toEqual([
      {
        file: 'content/3.8',
        line: 1,
        column: 1,
        rule: 'missing-content-folder',
        message: 'There is no such folder.',
        hint: 'Create it, or correct "versions" in site.config.ts or DOCS_CONTENT_DIR.',
        severity: 'error',
      },
    ]);
  });
});
