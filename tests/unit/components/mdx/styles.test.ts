import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { toColorNotations, toSrgb } from '@/lib/showcase/design/color-notations';
import { computeContrastRatio } from '@/lib/showcase/design/contrast';

const read = (name: string) => readFileSync(path.resolve('app/styles', `${name}.css`), 'utf8');
const tokens = read('tokens');
const icons = read('icons');
/** The source of the custom properties that come from the configuration. */
const generator = readFileSync(path.resolve('build/prepare/generated.ts'), 'utf8');
const parts = ['text', 'footnotes', 'tables', 'boxes', 'tabs', 'images', 'cards', 'print'].map((name) =>
  read(`prose/${name}`),
);
/** Loaded together with the code that needs it. */
const imageZoom = readFileSync(path.resolve('components/mdx/image-zoom.css'), 'utf8');
const sheets = {
  prose: [read('prose'), ...parts, read('prose/image-status'), imageZoom].join('\n'),
  code: [read('code'), read('prose/inline-code'), read('prose/code-buttons')].join('\n'),
};

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
    const share = Number(/--code-tint:.*var\(--text\) (\d+)%/.exec(sheets.prose)?.[1]) / 100;
    const grounds = [color(`${name}-bg`), color('text', share)];
    for (const text of ['text-strong', 'link'])
      expect(computeContrastRatio(color(text), grounds)).toBeGreaterThanOrEqual(4.5);
  });
});

describe.each(Object.entries(sheets))('the style sheets of %s', (_, css) => {
  const rules = css.replace(/url\("[^"]*"\)/g, '');

  it('contain no literal colors, only color tokens', () => {
    expect(rules.match(/#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)\(/gi)).toBeNull();
  });

  it('use no undefined variable', () => {
    const defined = new Set(
      [tokens, icons, generator, ...Object.values(sheets)].flatMap((text) =>
        [...text.matchAll(/(--[\w-]+):/g)].map(([, name]) => name),
      ),
    );
    const used = [...rules.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name);
    expect(used.filter((name) => !defined.has(name))).toEqual([]);
  });
});
