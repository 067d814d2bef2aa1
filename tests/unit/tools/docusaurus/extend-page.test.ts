import { describe, expect, it } from 'vitest';
import { createPageExtension } from '@/tools/docusaurus/mdx/extend-page';

const source = {
  dir: '/site/docs/faq',
  versionDir: '/site/docs',
  siteDir: '/site',
  staticDirs: ['/site/static'],
  frontMatter: {},
  math: false,
};
const keyOf = (body: string, changes: Partial<typeof source> = {}) =>
  createPageExtension({ ...source, ...changes }, body).cacheKey;

describe('whether a compiled page of a site is kept', () => {
  it.each([
    'import X from "./x";\n',
    'text\n\nexport const a = 1;\n',
    '{frontMatter.title}',
    '![x](@site/img/x.png)',
    '[x](other.md)',
    '[x][1]\n\n[1]: other.md',
    '[x](/faq/other.mdx#y)',
    '<Link to="other.md">x</Link>',
  ])('not when it depends on other files: %j', (body) => {
    expect(keyOf(body)).toBeNull();
  });

  it.each(['text', '[x](./other.md)', '[x](../other.md)', '[x](https://example.org/a.md)', 'see other.md'])(
    'when it does not: %j',
    (body) => {
      expect(keyOf(body)).toEqual(expect.any(String));
    },
  );

  it('under another key in another place, and with formulas', () => {
    const keys = [keyOf('text'), keyOf('text', { dir: '/site/docs' }), keyOf('text', { math: true })];
    expect(new Set(keys).size).toBe(3);
    expect(keyOf('text')).toBe(keyOf('other text'));
  });
});
