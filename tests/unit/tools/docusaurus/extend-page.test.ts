import { beforeEach, expect, it } from 'vitest';
import { useFolder } from '@/tests/support/use-folder';
import { createPageExtension } from '@/tools/docusaurus/mdx/extend-page';

const { at, write } = useFolder();

beforeEach(() => {
  for (const folder of ['docs/faq', 'static', 'assets']) write(`${folder}/any`, '');
});

function keyOf(body: string, changes: { dir?: string; math?: boolean } = {}): string | null {
  const folders = { dir: at('docs/faq'), versionDir: at('docs'), siteDir: at() };
  const source = { ...folders, staticDirs: [at('static'), at('assets')], frontMatter: {}, math: false };
  return createPageExtension({ ...source, ...changes }, body).cacheKey;
}

it.each(['import X from "./x";\n', 'text\n\nexport const a = 1;\n', '{frontMatter.title}'])(
  'a page is not kept when it depends on the text of other files: %j',
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
])('%j is kept under another key once %s is there', (body, file) => {
  const before = keyOf(body);
  expect(keyOf(body)).toBe(before);
  write(file, 'x');
  expect(keyOf(body)).not.toBe(before);
});

it('a page is kept under another key in another place, and with formulas', () => {
  const keys = [keyOf('text'), keyOf('text', { dir: at('docs') }), keyOf('text', { math: true })];
  expect(new Set(keys).size).toBe(3);
  expect(keyOf('text')).toBe(keyOf('other text'));
});
