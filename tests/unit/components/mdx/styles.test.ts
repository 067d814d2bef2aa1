import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listFiles } from '@/lib/checks/export/served-files';
import { toColorNotations, toSrgb } from '@/lib/showcase/design/color-notations';
import { computeContrastRatio } from '@/lib/showcase/design/contrast';

const read = (file: string) => readFileSync(file, 'utf8');
const files = listFiles('app/styles').filter((file) => file.endsWith('.css'));
const sheets = [...files.map((file) => `app/styles/${file}`), 'components/mdx/image-zoom.css'].map(
  (file) => [file, read(file)] as const,
);
const allStyles = sheets.map(([, css]) => css).join('\n');
const tokens = read('app/styles/tokens.css');
/** Sheets with colors that are the same in both modes: of errors, paper, pictures, shadows and the footer. */
const withOwnColors =
  /styles\/(?:lazy|print|search\/button|prose\/(?:diagrams|screenshots|videos)|shell\/(?:footer|mobile-sidebar))\.css$/;
/** Sheets that define the colors of the site and of the viewer's controls. */
const withTokens = /styles\/(?:tokens|showcase\/(?:tokens|theme))\.css$/;

/** The tokens of a mode; those of the dark block override the light ones. */
function colors(mode: 'dark' | 'light'): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, selector = '', block = ''] of tokens.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (mode === 'light' && selector.includes(':not(')) continue;
    for (const [, name = '', value = ''] of block.matchAll(/(--[\w-]+):\s*([^;]+);/g)) found.set(name, value);
  }
  return found;
}

const admonitions = ['note', 'tip', 'info', 'warning', 'danger'];
const code =
  'code-text code-comment code-keyword code-string code-constant code-function code-parameter code-punctuation code-link';

/** Background → foregrounds that the style sheets use on it. */
const texts: Record<string, string> = {
  bg: 'text text-strong text-muted text-faint link link-hover accent-text',
  'bg-raised': 'text-strong text-muted',
  'bg-hover': 'text-strong',
  'bg-inset': 'text-muted',
  'mark-bg': 'text-strong',
  'code-inline-bg': 'text-strong link',
  ...Object.fromEntries(admonitions.map((name) => [`${name}-bg`, `${name} text text-strong link`])),
  'danger-bg': `danger text text-strong link ${code}`,
  'code-bg': code,
  'code-mark-bg': code,
  'code-inserted-bg': `code-inserted ${code}`,
  'code-deleted-bg': `code-deleted ${code}`,
};
const marks: Record<string, string> = {
  bg: 'focus border-strong',
  'code-bg': 'focus',
  'bg-selected': 'accent-text',
  'bg-raised': 'text-muted tip',
};

describe.each(['dark', 'light'] as const)('the colors of the %s mode', (mode) => {
  const values = colors(mode);
  const color = (name: string, alpha = 1) => {
    const forms = toColorNotations(values.get(`--${name}`) ?? '');
    if (!forms) throw new Error(`--${name} is no color.`);
    return toSrgb(forms, alpha);
  };

  /** Pairs with less contrast than `least`. */
  const findFaint = (grounds: Record<string, string>, least: number) =>
    Object.entries(grounds).flatMap(([ground, names]) =>
      names
        .split(' ')
        .filter((name) => computeContrastRatio(color(name), [color(ground)]) < least)
        .map((name) => `${name} on ${ground}`),
    );

  it('have a contrast of 4.5:1 for text, and of 3:1 for other elements that carry meaning', () => {
    expect([findFaint(texts, 4.5), findFaint(marks, 3)]).toEqual([[], []]);
  });

  it.each(admonitions)('give inline code in an admonition (%s) a contrast of 4.5:1 on its tint', (name) => {
    const share = Number(/--code-tint:.*var\(--text\) (\d+)%/.exec(allStyles)?.[1]) / 100;
    const grounds = [color(`${name}-bg`), color('text', share)];
    for (const text of ['text-strong', 'link'])
      expect(computeContrastRatio(color(text), grounds)).toBeGreaterThanOrEqual(4.5);
  });
});

it('style sheets contain no literal colors, only color tokens', () => {
  const literal = sheets.filter(
    ([file, css]) =>
      !withOwnColors.test(file) &&
      !withTokens.test(file) &&
      /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)\(/i.test(css.replace(/url\("[^"]*"\)/g, '')),
  );
  expect(literal.map(([file]) => file)).toEqual([]);
});

it('style sheets use no undefined variable', () => {
  // Some come from the configuration.
  const definitions = (allStyles + read('build/prepare/generated.ts')).matchAll(/(--[\w-]+):/g);
  const defined = new Set([...definitions].map(([, name]) => name));
  const used = [...allStyles.matchAll(/var\((--(?!radix-)[\w-]+)/g)].map(([, name]) => name);
  expect(used.filter((name) => !defined.has(name))).toEqual([]);
});
