import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const read = (name: string) => readFileSync(path.resolve('app/styles', `${name}.css`), 'utf8');
const tokens = read('tokens');
/** Writes the properties that come from the configuration. */
const generator = readFileSync(path.resolve('lib/build/generated.ts'), 'utf8');
const parts = ['text', 'footnotes', 'tables', 'boxes', 'tabs', 'images', 'cards', 'print'].map((name) =>
  read(`prose/${name}`),
);
const sheets = {
  prose: [read('prose'), ...parts].join('\n'),
  code: [read('code'), read('prose/inline-code')].join('\n'),
};

/** The tokens of a mode: the light ones, with those of the dark block over them when asked for. */
function colors(mode: 'dark' | 'light'): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, selector = '', block = ''] of tokens.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (mode === 'light' && selector.includes(':not(')) continue;
    for (const [, name = '', value = ''] of block.matchAll(/(--[\w-]+):\s*([^;]+);/g)) found.set(name, value);
  }
  return found;
}

function rgb(hex: string): [number, number, number] {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return [red ?? NaN, green ?? NaN, blue ?? NaN];
}

function luminance(color: readonly number[]): number {
  const [red = NaN, green = NaN, blue = NaN] = color.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: readonly number[], b: readonly number[]): number {
  const [light = NaN, dark = NaN] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

const admonitions = ['note', 'tip', 'info', 'warning', 'danger'];
const code = [
  'text',
  'comment',
  'keyword',
  'string',
  'constant',
  'function',
  'parameter',
  'punctuation',
  'link',
];

/** Text on ground, as the sheets pair them. */
const textPairs: [string, string][] = [
  ...['text', 'text-strong', 'text-muted', 'text-faint', 'link', 'link-hover', 'accent-text'].map(
    (name): [string, string] => [name, 'bg'],
  ),
  ...['text-strong', 'text-muted'].map((name): [string, string] => [name, 'bg-raised']),
  ['text-strong', 'bg-hover'],
  ['text-muted', 'bg-inset'],
  ['text-strong', 'mark-bg'],
  ['text-strong', 'code-inline-bg'],
  ['link', 'code-inline-bg'],
  ...admonitions.flatMap((name): [string, string][] => [
    [name, `${name}-bg`],
    ['text', `${name}-bg`],
    ['text-strong', `${name}-bg`],
    ['link', `${name}-bg`],
  ]),
  ...code.map((name): [string, string] => [`code-${name}`, 'code-bg']),
  ...code.map((name): [string, string] => [`code-${name}`, 'code-mark-bg']),
  ['code-inserted', 'code-inserted-bg'],
  ['code-deleted', 'code-deleted-bg'],
  ['code-text', 'code-inserted-bg'],
  ['code-text', 'code-deleted-bg'],
];

const markPairs: [string, string][] = [
  ['focus', 'bg'],
  ['focus', 'code-bg'],
  ['border-strong', 'bg'],
  ['accent-text', 'bg-selected'],
  ['text-muted', 'bg-raised'],
  ['tip', 'bg-raised'],
];

describe.each(['dark', 'light'] as const)('colors in %s mode', (mode) => {
  const values = colors(mode);
  const color = (name: string) => rgb(values.get(`--${name}`) ?? '');

  it.each(textPairs)('text in --%s on --%s has a contrast of 4.5:1', (text, ground) => {
    expect(contrast(color(text), color(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(markPairs)('--%s on --%s has a contrast of 3:1', (mark, ground) => {
    expect(contrast(color(mark), color(ground))).toBeGreaterThanOrEqual(3);
  });

  it.each(admonitions)('code in a %s keeps 4.5:1 on its tint', (name) => {
    const share = Number(/--code-tint:.*var\(--text\) (\d+)%/.exec(sheets.prose)?.[1]) / 100;
    const text = color('text');
    const tint = color(`${name}-bg`).map((ground, at) => ground * (1 - share) + (text[at] ?? NaN) * share);
    expect(contrast(color('text-strong'), tint)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(color('link'), tint)).toBeGreaterThanOrEqual(4.5);
  });
});

describe.each(Object.entries(sheets))('%s.css', (_, css) => {
  const rules = css.replace(/url\("[^"]*"\)/g, '');

  it('names no color of its own, only tokens', () => {
    expect(rules.match(/#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)\(/gi)).toBeNull();
  });

  it('uses no variable that nobody defines', () => {
    const defined = new Set(
      [tokens, generator, ...Object.values(sheets)].flatMap((text) =>
        [...text.matchAll(/(--[\w-]+):/g)].map(([, name]) => name),
      ),
    );
    const used = [...rules.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name);
    expect(used.filter((name) => !defined.has(name))).toEqual([]);
  });
});
