import { parse } from 'postcss';
import type { ColorMode } from './types';

/** Values of a design token in both color modes; without a value for dark mode, both are the same. */
export type TokenValues = Record<ColorMode, string>;

/**
 * Reads the design tokens (`--ui-…`) of a style sheet, by name without prefix. The rule with `:root` sets both modes.
 * @throws CssSyntaxError if the style sheet cannot be parsed
 * @see acceptance SC-03
 */
export function readDesignTokens(css: string): Record<string, TokenValues> {
  const tokens: Record<string, TokenValues> = {};
  parse(css).walkRules((rule) => {
    const isDefault = rule.selectors.includes(':root');
    rule.walkDecls(/^--ui-/, ({ prop, value }) => {
      const name = prop.slice('--ui-'.length);
      tokens[name] = { light: isDefault ? value : (tokens[name]?.light ?? ''), dark: value };
    });
  });
  return tokens;
}

/**
 * Reads the theme variables with a prefix, by name without prefix, in the order of the style sheet.
 * @param namespace prefix of the variable names, e.g. `--text-`
 * @throws CssSyntaxError if the style sheet cannot be parsed
 * @see acceptance SC-03
 */
export function readThemeVariables(css: string, namespace: string): Map<string, string> {
  const values = new Map<string, string>();
  parse(css).walkDecls(({ prop, value }) => {
    const name = prop.slice(namespace.length);
    if (prop.startsWith(namespace) && name !== '*') values.set(name, value);
  });
  return values;
}
