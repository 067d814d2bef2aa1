import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPageExtension } from '@/tools/docusaurus/mdx/extend-page';

let site = '';

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'site-'));
  for (const folder of ['docs/faq', 'static', 'assets']) mkdirSync(join(site, folder), { recursive: true });
});
afterEach(() => rmSync(site, { recursive: true, force: true }));

function keyOf(body: string, changes: { dir?: string; math?: boolean } = {}): string | null {
  const source = {
    dir: join(site, 'docs/faq'),
    versionDir: join(site, 'docs'),
    siteDir: site,
    staticDirs: [join(site, 'static'), join(site, 'assets')],
    frontMatter: {},
    math: false,
  };
  return createPageExtension({ ...source, ...changes }, body).cacheKey;
}

describe('whether a compiled page of a site is kept', () => {
  it.each(['import X from "./x";\n', 'text\n\nexport const a = 1;\n', '{frontMatter.title}'])(
    'not when it depends on the text of other files: %j',
    (body) => {
      expect(keyOf(body)).toBeNull();
    },
  );

  it.each([
    ['[x](other.md)', 'docs/other.md'],
    ['[x][1]\n\n[1]: other.md#y', 'docs/other.md'],
    ['<Link to="/other.mdx">x</Link>', 'docs/other.mdx'],
    ['![x](/a.png)', 'assets/a.png'],
    ["<img src={useBaseUrl('/a.png')} />", 'assets/a.png'],
  ])('%j under another key once %s is there', (body, file) => {
    const before = keyOf(body);
    expect(keyOf(body)).toBe(before);
    writeFileSync(join(site, file), 'x');
    expect(keyOf(body)).not.toBe(before);
  });

  it('under another key in another place, and with formulas', () => {
    const keys = [keyOf('text'), keyOf('text', { dir: join(site, 'docs') }), keyOf('text', { math: true })];
    expect(new Set(keys).size).toBe(3);
    expect(keyOf('text')).toBe(keyOf('other text'));
  });
});
