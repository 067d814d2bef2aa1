import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const read = (name: string) => readFileSync(path.resolve('app/styles', `${name}.css`), 'utf8');
const tokens = read('tokens');
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

describe.each(Object.entries(sheets))('%s.css', (_, css) => {
  const rules = css.replace(/url\("[^"]*"\)/g, '');

  it('contains no colors, only tokens', () => {
    expect(rules.match(/#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)\(/gi)).toBeNull();
  });

  it('uses no undefined variable', () => {
    const defined = new Set(
      [tokens, generator, ...Object.values(sheets)].flatMap((text) =>
        [...text.matchAll(/(--[\w-]+):/g)].map(([, name]) => name),
      ),
    );
    const used = [...rules.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name);
    expect(used.filter((name) => !defined.has(name))).toEqual([]);
  });
});
