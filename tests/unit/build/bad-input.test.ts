import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { olderVersions } from '@/versions.config';

/** Each fault of `tests/fixtures/faults`: where it is reported, and what the report says. */
const faults = [
  {
    fault: 'invalid YAML',
    at: 'latest/yaml.md:2:8',
    rule: 'invalid-frontmatter-yaml',
    says: 'Missing closing "quote',
    fix: 'Close the quotes',
  },
  {
    fault: 'an unknown frontmatter key',
    at: 'latest/unknown-key.md:2:1',
    rule: 'unknown-frontmatter-key',
    says: '"sidebar_lable" is not a known key',
    fix: 'Did you mean "sidebar_label"?',
  },
  {
    fault: 'a value of the wrong type',
    at: 'latest/wrong-type.md:2:1',
    rule: 'invalid-frontmatter-value',
    says: '"sidebar_position" must be a number, but is text ("first")',
    fix: 'sidebar_position: 3',
  },
  {
    fault: 'a doc id used twice',
    at: 'latest/dup/two.md:2:1',
    rule: 'duplicate-doc-id',
    says: 'latest/dup/one.md already',
    fix: 'give it another "id"',
  },
  {
    fault: 'an address used twice',
    at: 'latest/route-b.md:2:1',
    rule: 'duplicate-route (warning)',
    says: 'latest/route-a.md already',
    fix: 'Give the page another "slug"',
  },
  {
    fault: 'a missing image',
    at: 'latest/missing-image.md:5:1',
    rule: 'missing-image',
    says: 'The image "./img/none.png" is not there',
    fix: 'Correct the path',
  },
  {
    fault: 'a link without text',
    at: 'latest/empty-link.md:3:10',
    rule: 'empty-link',
    says: 'The link to "/" has no text',
    fix: 'Write a text',
  },
  {
    fault: 'an image without a text alternative',
    at: 'latest/image-text.md:3:1',
    rule: 'image-without-text (warning)',
    says: 'The image "./drawing.svg" has no text alternative',
    fix: '![text](…)',
  },
  {
    fault: 'an image that no page shows',
    at: 'latest/unused.svg:1:1',
    rule: 'unused-image (warning)',
    says: 'No page shows this image',
    fix: 'Remove the file, or show it',
  },
  {
    fault: 'a heading that skips a level',
    at: 'latest/heading-order.md:5:1',
    rule: 'heading-skips-level (warning)',
    says: 'The heading "B" is of level 4; the one before it is of level 2',
    fix: 'Write it with ###',
  },
  {
    fault: 'broken MDX',
    at: 'latest/broken-mdx.md:5:6',
    rule: 'mdx-syntax',
    says: 'Unexpected character `5`',
    fix: 'For a "less than" sign write &lt;',
  },
  {
    fault: 'an expression that throws',
    at: 'latest/throws.md:3:25',
    rule: 'page-not-rendered',
    says: "Cannot read properties of undefined (reading 'length')",
    fix: 'Correct the expression or component here',
  },
  {
    fault: 'an unknown component',
    at: 'latest/unknown-component.md:3:1',
    rule: 'unknown-component',
    says: 'There is no component <Tab>',
    fix: 'Did you mean <Tabs>?',
  },
  {
    fault: 'an unknown admonition',
    at: 'latest/unknown-admonition.md:3:1',
    rule: 'unknown-directive (warning)',
    says: 'There is no block ":::hint"',
    fix: 'Use :::note',
  },
  {
    fault: 'an empty category file',
    at: 'latest/empty/_category_.json:1:1',
    rule: 'empty-file',
    says: 'The file is empty',
    fix: 'or delete the file',
  },
  {
    fault: 'a file that is not UTF-8',
    at: 'latest/not-utf8.md:1:1',
    rule: 'not-utf8',
    says: 'not written in UTF-8',
    fix: 'Save it as UTF-8',
  },
  {
    fault: 'a file of 5 MB',
    at: 'latest/huge.md:1:1',
    rule: 'file-too-large',
    says: '5.0 MB; 1 MB is the most',
    fix: 'Split the page',
  },
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

describe('BLD-09 one run over content with every kind of fault', () => {
  it.each(faults)('names file, line and fix of $fault', ({ at, rule, says, fix }) => {
    const place = `${relative(process.cwd(), dir).replaceAll('\\', '/')}/${at}`;
    const found = entries.filter((entry) => entry.startsWith(`${place} ${rule}\n`));
    expect(found).toEqual([expect.stringContaining(says)]);
    expect(found).toEqual([expect.stringContaining(fix)]);
  });

  it('reports nothing else than the faults, and fails', () => {
    const places = entries.filter(
      (entry) => entry.includes(`${dir.split('/').at(-1)}/`) && !entry.includes('duplicate-route'),
    );
    expect(places).toHaveLength(faults.length - 1);
    expect(entries.at(-1)).toMatch(/^12 errors, \d warnings$/m);
    expect(status).toBe(1);
  });

  it('takes a file name with spaces and letters beyond ASCII as it is', () => {
    expect(entries.some((entry) => entry.includes('große bilder'))).toBe(false);
  });

  it('gives the same problems as JSON for editors and scripts', () => {
    const run = spawnSync(process.execPath, [...command, '--json'], { encoding: 'utf8', env: getEnv() });
    const { errors, problems } = JSON.parse(run.stdout);
    expect(errors).toBe(12);
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

  it('BLD-01 BLD-03 shows the same problems as annotations where GitHub runs it, beside the text', () => {
    const env = { ...getEnv(), GITHUB_ACTIONS: 'true' };
    const run = spawnSync(process.execPath, command, { encoding: 'utf8', env });
    const annotations = run.stdout.split('\n').filter((line) => /^::(?:error|warning) /.test(line));
    const count = (severity: string) =>
      annotations.filter((line) => line.startsWith(`::${severity} `)).length;
    expect(run.stdout).toContain(`\n${count('error')} errors, ${count('warning')} warnings\n`);
    expect(annotations).toContainEqual(
      expect.stringMatching(
        /^::error file=.*\/latest\/empty-link\.md,line=3,col=10,title=empty-link::The link to "\/" has no text\.%0A/,
      ),
    );
    expect(run.status).toBe(1);
  });
});
