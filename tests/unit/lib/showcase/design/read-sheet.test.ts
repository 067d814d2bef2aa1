import { describe, expect, it } from 'vitest';
import { readSheet } from '@/lib/showcase/design/read-sheet';
import { readTheme, toPixels } from '@/lib/showcase/design/read-theme';

const sheet = (css: string) => [{ file: 'tokens.css', css }];
const tokensOf = (css: string) => readSheet(sheet(css)).tokens;
const valuesOf = (css: string) => Object.fromEntries(tokensOf(css).map(({ name, values }) => [name, values]));

describe('the sheet of tokens', () => {
  it('SC-03 has the values of both modes, as the cascade leaves them', () => {
    const css = `
      :root, [data-ui-mode='light'] { --ui-ring: white; --ui-radius: 4px; --site: red; }
      @media not print {
        :root:not([data-theme='light']), [data-ui-mode='dark'] { --ui-ring: black; }
      }`;
    expect(valuesOf(css)).toEqual({
      ring: { dark: 'black', light: 'white' },
      radius: { dark: '4px', light: '4px' },
    });
  });

  it('SC-03 knows the modes by the theme of the page, too', () => {
    const css = `:root { --ui-a: red } [data-theme="dark"] { --ui-a: black } [data-theme=light] { --ui-a: white }`;
    expect(valuesOf(css)).toEqual({ a: { dark: 'black', light: 'white' } });
  });

  it('SC-03 says where each token stands first', () => {
    const [token] = tokensOf(':root {\n  --ui-ring: red;\n}\n:root { --ui-ring: blue; }');
    expect(token).toMatchObject({ file: 'tokens.css', line: 2, column: 3, values: { dark: 'blue' } });
  });

  it('SC-03 leaves out what holds for some readers only, and parts of utilities', () => {
    const css = `
      :root { --ui-ring: red; }
      @media (forced-colors: active) { :root { --ui-ring: Highlight; } }
      @utility fade-in-* { --ui-enter: 1; }`;
    expect(valuesOf(css)).toEqual({ ring: { dark: 'red', light: 'red' } });
  });

  it('SC-03 follows references within a mode, and does not go round in circles', () => {
    const css = `
      :root { --ui-a: var(--ui-b); --ui-b: white; --ui-c: var(--ui-c); }
      [data-ui-mode='dark'] { --ui-b: black; }`;
    expect(valuesOf(css)).toMatchObject({ a: { dark: 'black', light: 'white' }, c: { dark: 'var(--ui-c)' } });
  });

  it('SC-03 reports a token without a value in one of the modes, with its place', () => {
    const { tokens, problems } = readSheet(sheet(":root:not([data-theme='light']) {\n --ui-a: red;\n}"));
    expect(tokens).toEqual([]);
    expect(problems).toMatchObject([
      { file: 'tokens.css', line: 2, column: 2, rule: 'token-without-mode', severity: 'error' },
    ]);
    expect(problems[0]?.message).toContain('light mode');
  });
});

describe('the theme of utilities', () => {
  it('SC-03 gives the values of one kind, in order, with their places', () => {
    const css = '@theme inline {\n  --text-*: initial;\n  --text-sm: 0.75rem;\n  --font-x: 1;\n}';
    expect(readTheme(sheet(css), '--text-')).toEqual([
      { name: 'sm', value: '0.75rem', file: 'tokens.css', line: 3, column: 3 },
    ]);
  });

  it('SC-03 counts in pixels what is written in rem', () => {
    expect(toPixels('0.8125rem')).toBe(13);
    expect(toPixels('13px')).toBeNull();
  });
});
