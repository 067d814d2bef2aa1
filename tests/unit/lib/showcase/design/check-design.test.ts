import { describe, expect, it } from 'vitest';
import { checkDesign } from '@/lib/showcase/design/check-design';
import { readDesignFiles } from '@/lib/showcase/design/design-files';
import { tokenGroups } from '@/lib/showcase/design/token-groups';
import type { TokenGroup } from '@/lib/showcase/design/types';

const files = readDesignFiles(process.cwd());
const withSheet = (css: string) => [...files, { file: 'more.css', css }];
const withTokens = (tokens: TokenGroup['tokens']): TokenGroup[] => [
  ...tokenGroups,
  { id: 'more', title: 'More', about: '', format: 'channels', tokens },
];

describe('the check of the palette', () => {
  it('SC-03 has nothing to say of the sheets and texts as they are', () => {
    expect(checkDesign(files, tokenGroups)).toEqual([]);
  });

  it('SC-03 reports a token that nothing is said of, with its place in the sheet', () => {
    expect(checkDesign(withSheet(':root {\n  --ui-glow: #fff;\n}'), tokenGroups)).toMatchObject([
      { file: 'more.css', line: 2, column: 3, rule: 'token-without-role', severity: 'error' },
    ]);
  });

  it('SC-03 reports a text of a token that the sheet does not have', () => {
    const problems = checkDesign(files, withTokens({ glow: { role: 'Glows.', pairs: [] } }));
    expect(problems).toMatchObject([{ rule: 'unknown-token', severity: 'error' }]);
    expect(problems[0]?.message).toContain('"glow"');
  });

  it('SC-03 reports a contrast with a token that the sheet does not have', () => {
    const pairs = [{ grounds: [{ token: 'fog' }], need: 'text', where: 'Nowhere' } as const];
    const problems = checkDesign(files, withTokens({ ring: { role: 'A ring.', pairs } }));
    expect(problems.map(({ message }) => message)).toEqual([expect.stringContaining('"fog"')]);
  });

  it('SC-03 reports a token that is no opaque color', () => {
    const problems = checkDesign(
      withSheet(':root { --ui-ring: rgb(0 0 0 / 0.5); }\n[data-ui-mode="dark"] { --ui-ring: red; }'),
      tokenGroups,
    );
    expect(problems).toMatchObject([{ rule: 'token-without-color' }]);
    expect(problems[0]?.message).toContain('light mode');
  });

  it.each(['--text-huge: 8rem', '--font-weight-heavy: 950', '--radius-2xl: 1rem'])(
    'SC-03 reports a value of the theme that nothing is said of: %s',
    (value) => {
      expect(checkDesign(withSheet(`@theme {\n  ${value};\n}`), tokenGroups)).toMatchObject([
        { file: 'more.css', line: 2, rule: 'theme-value-without-text' },
      ]);
    },
  );

  it('SC-03 reports texts of values that the theme does not have', () => {
    const tokensAlone = files.filter(({ file }) => file.endsWith('tokens.css'));
    const rules = new Set(checkDesign(tokensAlone, tokenGroups).map(({ rule }) => rule));
    expect([...rules]).toEqual(['unknown-theme-value']);
  });
});
