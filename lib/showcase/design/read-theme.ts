import { parse } from 'postcss';
import type { SheetFile } from './read-sheet';

/** A value that utilities are named after, e.g. `base` of `text-base`. */
export interface ThemeValue {
  name: string;
  /** As written, e.g. `0.8125rem`. */
  value: string;
  file: string;
  line: number;
  column: number;
}

/**
 * The values of one kind in the themes (`@theme`) of the sheets, in the order in which they stand there.
 * @param namespace beginning of their names, e.g. `--text-`
 * @throws what postcss says of a sheet that is none
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

/** Pixels of a length in `rem`, at the size that browsers come with; null for other values. */
export function toPixels(length: string): number | null {
  const rem = /^([\d.]+)rem$/.exec(length)?.[1];
  return rem === undefined ? null : Number(rem) * 16;
}
