import { parse } from 'postcss';
import type { SheetFile } from './read-sheet';

/** A theme value that gives a utility its name, e.g. `base` of `text-base`. */
export interface ThemeValue {
  name: string;
  /** As written, e.g. `0.8125rem`. */
  value: string;
  file: string;
  line: number;
  column: number;
}

/**
 * The values of one kind in the themes (`@theme`) of the style sheets, in their order.
 *
 * @param namespace prefix of their names, e.g. `--text-`
 * @throws CssSyntaxError when a style sheet cannot be parsed
 * @see acceptance SC-03
 */
export function readTheme(files: readonly SheetFile[], namespace: string): ThemeValue[] {
  return files.flatMap(({ file, css }) => {
    const values: ThemeValue[] = [];
    parse(css, { from: file }).walkAtRules('theme', (theme) => {
      theme.walkDecls(({ prop, value, source }) => {
        const name = prop.slice(namespace.length);
        const { line = 1, column = 1 } = source?.start ?? {};
        if (prop.startsWith(namespace) && name !== '*') values.push({ name, value, file, line, column });
      });
    });
    return values;
  });
}

/** Pixels of a length in `rem`, at the default font size; null for other values. */
export function toPixels(length: string): number | null {
  const rem = /^([\d.]+)rem$/.exec(length)?.[1];
  return rem === undefined ? null : Number(rem) * 16;
}
