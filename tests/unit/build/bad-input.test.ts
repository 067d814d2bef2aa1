import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { olderVersions } from '@/versions.config';

/** Each fault of `tests/fixtures/faults`: where it is reported, and what the report says. */
const faults: readonly [place: string, message: string, fix: string][] = [
  ['yaml.md:2:8 invalid-frontmatter-yaml', 'Missing closing "quote', 'Close the quotes'],
  [
    'unknown-key.md:2:1 unknown-frontmatter-key',
    '"sidebar_lable" is not a known key.',
    'Did you mean "sidebar_label"? Known keys here: id, slug, title, sidebar_label,',
  ],
  [
    'wrong-type.md:2:1 invalid-frontmatter-value',
    '"sidebar_position" must be a number, but is text ("first").',
    'Write it like this: sidebar_position: 3',
  ],
  ['dup/two.md:2:1 duplicate-doc-id', 'already belongs to', 'give it a different "id".'],
  [
    'route-b.md:2:1 duplicate-route (warning)',
    'already belongs to',
    'Give the page a different "slug" or "id", or rename the file.',
  ],
  ['missing-image.md:5:1 missing-image', 'The image "./img/none.png" does not exist', 'Correct the path'],
  ['empty-link.md:3:10 empty-link', 'The link to "/" has no text', 'Write a text'],
  [
    'image-text.md:3:1 image-without-text (warning)',
    'The image "./drawing.svg" has no text alternative',
    '![text](…)',
  ],
  [
    'unused.svg:1:1 unused-image (warning)',
    'No page shows this image',
    'Remove the file, or use it on a page',
  ],
  [
    'heading-order.md:5:1 heading-skips-level (warning)',
    'The heading "B" has level 4, but the heading before it has level 2',
    'Write it with ###',
  ],
  ['broken-mdx.md:5:6 mdx-syntax', 'Unexpected character `5`', 'For a "less than" sign, write &lt;'],
  [
    'throws.md:3:26 page-not-rendered',
    "Cannot read properties of undefined (reading 'length')",
    'Correct the expression or component here',
  ],
  ['unknown-component.md:3:1 unknown-component', 'There is no component <Tab>', 'Did you mean <Tabs>?'],
  ['unknown-admonition.md:3:1 unknown-directive (warning)', 'There is no block ":::hint"', 'Use :::note'],
  [
    'empty/_category_.json:1:1 empty-file',
    'The file is empty.',
    'Write { "label": "…", "position": 1 }, or delete the file.',
  ],
  [
    'hollow/_category_.yml:1:1 empty-category-file',
    'The category file is empty.',
    'Write { "label": "…", "position": 1 }, or delete the file.',
  ],
  [
    'misspelled/_category_.yml:2:1 unknown-category-key',
    '"postion" is not a known key.',
    'Did you mean "position"? Known keys here: label, position, collapsed, collapsible, className, customProps, link.',
  ],
  [
    'broken-json/_category_.json:4:1 invalid-category-file',
    'This is not valid JSON: ',
    'It should look like { "label": "…", "position": 1 }.',
  ],
  [
    'empty-page.md:1:1 empty-file',
    'The file is empty.',
    'Write the page, delete the file, or start its name with "_" to exclude it.',
  ],
  [
    '100% sure.md:1:1 invalid-address',
    'The address "/100% sure" cannot be served because it contains "?", "#", "\\" or a broken "%" escape.',
    'Rename the file, or give it a "slug" without these characters.',
  ],
  ['not-utf8.md:1:1 not-utf8', 'The file is not encoded in UTF-8.', 'Save the file as UTF-8.'],
  ['huge.md:1:1 file-too-large', '5.0 MB; the limit is 1 MB', 'Split the page'],
];

const command = ['--import', 'tsx', 'scripts/content.ts'];

let dir = '';
let status: number | null = null;
let entries: string[] = [];

const getEnv = () => ({ ...process.env, DOCS_CONTENT_DIR: dir, GITHUB_ACTIONS: '' });

beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'faults-'));
  cpSync('tests/fixtures/faults', dir, { recursive: true });
  for (const version of olderVersions) mkdirSync(join(dir, basename(version.dir)), { recursive: true });
  writeFileSync(join(dir, 'latest', 'huge.md'), `# Huge\n${'word '.repeat(1_000_000)}`);
  const run = spawnSync(process.execPath, command, { encoding: 'utf8', env: getEnv() });
  status = run.status;
  entries = run.stdout.trimEnd().split('\n\n');
}, 60_000);

afterAll(() => rmSync(dir, { recursive: true, force: true }));

it.each(faults)('BLD-04 BLD-09 a run over faults names file, line and fix: %s', (place, message, fix) => {
  const folder = relative(process.cwd(), dir).replaceAll('\\', '/');
  const found = entries.filter((entry) => entry.startsWith(`${folder}/latest/${place}\n`));
  expect(found).toEqual([expect.stringContaining(message)]);
  expect(found).toEqual([expect.stringContaining(fix)]);
});

it('a run over faults reports nothing else than the faults, and fails', () => {
  const places = entries.filter(
    (entry) => entry.includes(`${dir.split('/').at(-1)}/`) && !entry.includes('duplicate-route'),
  );
  expect(places).toHaveLength(faults.length - 1);
  expect(entries.at(-1)).toMatch(/^17 errors, \d warnings$/m);
  expect(status).toBe(1);
});

it('a run over faults takes a file name with spaces and letters beyond ASCII as it is', () => {
  expect(entries.some((entry) => entry.includes('große bilder'))).toBe(false);
});

it('a run over faults gives the same problems as JSON for editors and scripts', () => {
  const run = spawnSync(process.execPath, [...command, '--json'], { encoding: 'utf8', env: getEnv() });
  const { errors, problems } = JSON.parse(run.stdout);
  expect(errors).toBe(17);
  expect(problems).toContainEqual({
    file: expect.stringMatching(/\/latest\/empty-link\.md$/),
    line: 3,
    column: 10,
    rule: 'empty-link',
    severity: 'error',
    message: 'The link to "/" has no text.',
    hint: expect.any(String),
  });
  expect(run.status).toBe(1);
});

it('BLD-01 BLD-03 a run over faults on GitHub prints the same problems as annotations too', () => {
  const env = { ...getEnv(), GITHUB_ACTIONS: 'true' };
  const run = spawnSync(process.execPath, command, { encoding: 'utf8', env });
  const annotations = run.stdout.split('\n').filter((line) => /^::(?:error|warning) /.test(line));
  const count = (severity: string) => annotations.filter((line) => line.startsWith(`::${severity} `)).length;
  expect(run.stdout).toContain(`\n${count('error')} errors, ${count('warning')} warnings\n`);
  expect(annotations).toContainEqual(
    expect.stringMatching(
      /^::error file=.*\/latest\/empty-link\.md,line=3,col=10,title=empty-link::The link to "\/" has no text\.%0A/,
    ),
  );
  expect(run.status).toBe(1);
});
