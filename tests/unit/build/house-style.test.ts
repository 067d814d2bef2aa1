import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readWritingRules } from '@/lib/checks/writing-rules';

const page = `---
checked_against: { version: 1.0.0, sources: [LICENSE] }
---

# Home

## Ports

## Sources

Each datasource is listed.

The rest is coming soon.

Create it anew.
`;
const rules = {
  shortestPage: 150,
  unfinished: ['coming soon'],
  terms: [{ write: 'data source', not: ['datasource'] }],
  phrases: [{ write: 'again', not: ['anew'] }],
  edited: ['latest'],
};

let dir = '';
let run: ReturnType<typeof runContent>;

function runContent() {
  const args = ['--import', 'tsx', 'scripts/content.ts'];
  const env = { ...process.env, DOCS_CONTENT_DIR: dir };
  return spawnSync(process.execPath, args, { encoding: 'utf8', env });
}

beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'style-'));
  for (const version of ['latest', '3.9']) {
    mkdirSync(join(dir, version));
    writeFileSync(join(dir, version, 'faq.md'), page);
  }
  writeFileSync(join(dir, 'writing.json'), JSON.stringify(rules));
  run = runContent();
}, 60_000);

afterAll(() => rmSync(dir, { recursive: true, force: true }));

describe('a run over content with rules of writing', () => {
  it.each([
    ['latest/faq.md:2:1 checked-against', 'checked against viewer 1.0.0'],
    ['latest/faq.md:1:1 short-page', 'short_page: true'],
    ['latest/faq.md:7:1 empty-section', '"Ports"'],
    ['latest/faq.md:11:6 term', 'Write "data source"'],
    ['latest/faq.md:13:13 unfinished-text', '"coming soon"'],
    ['latest/faq.md:15:11 phrase', 'Write: again.'],
    ['3.9/faq.md:11:6 term', 'content/writing.json'],
  ])('reports %s', (place, says) => {
    const found = run.stdout.split('\n\n').filter((entry) => entry.includes(`/${place}\n`));
    expect(found).toEqual([expect.stringContaining(says)]);
  });

  it('fails', () => {
    expect(run.status).toBe(1);
  });
});

it('a fault in the rules themselves names the file and the key', () => {
  writeFileSync(
    join(dir, 'writing.json'),
    JSON.stringify({ ...rules, terms: [{ write: 'x', nots: ['y'] }] }),
  );
  expect(() => readWritingRules(process.cwd(), dir)).toThrow(/content\/writing\.json: .*terms\[0\]/);
});
