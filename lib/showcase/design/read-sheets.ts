import { parse } from 'postcss';
import type { Mode } from './types';

/** Values of a token; one without a value for dark mode has that of light mode there. */
export type TokenValues = Record<Mode, string>;

/**
 * Reads the tokens (`--ui-…`) of a style sheet, by their names without the prefix. The rule of light mode is also the default.
 * @throws CssSyntaxError when the style sheet cannot be parsed
 * @see acceptance SC-03
 */
export function readTokens(css: string): Record<string, TokenValues> {
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
 * Reads the values of one kind in the theme, in their order.
 * @param namespace prefix of their names, e.g. `--text-`
 * @throws CssSyntaxError when the style sheet cannot be parsed
 * @see acceptance SC-03
 */
export function readTheme(css: string, namespace: string): Map<string, string> {
  const values = new Map<string, string>();
  parse(css).walkDecls(({ prop, value }) => {
    const name = prop.slice(namespace.length);
    if (prop.startsWith(namespace) && name !== '*') values.set(name, value);
  });
  return values;
}
