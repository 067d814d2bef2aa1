import { parse, type AtRule, type Declaration, type Rule } from 'postcss';
import type { Problem } from '@/lib/content/types';
import { modes, type Mode, type SheetToken } from './types';

/** Prefix of the showcase's custom properties; those of the site have none. */
const prefix = '--ui-';

/** A style sheet: path from the project root, and its text. */
export interface SheetFile {
  file: string;
  css: string;
}

const notLight = /:not\(\[data-theme=['"]?light['"]?\]\)/;
const lightOnly = /\[data-(?:theme|ui-mode)=['"]?light['"]?\]/;
const darkOnly = /\[data-(?:theme|ui-mode)=['"]?dark['"]?\]/;

/** Color modes in which the values of a selector apply. */
function getModes(selector: string): readonly Mode[] {
  if (notLight.test(selector) || darkOnly.test(selector)) return ['dark'];
  return lightOnly.test(selector) ? ['light'] : modes;
}

/** Whether an at-rule applies to some readers only; its values are not part of the palette. */
function isConditional({ name, params }: AtRule): boolean {
  return name === 'media' && params.trim() !== 'not print';
}

function isInConditional(declaration: Declaration): boolean {
  for (let node = declaration.parent?.parent; node && node.type !== 'root'; node = node.parent)
    if (node.type === 'atrule' && isConditional(node as AtRule)) return true;
  return false;
}

type Draft = Omit<SheetToken, 'values'> & { values: Partial<Record<Mode, string>> };

function addValue(drafts: Map<string, Draft>, file: string, declaration: Declaration) {
  const name = declaration.prop.slice(prefix.length);
  const { line = 1, column = 1 } = declaration.source?.start ?? {};
  const draft = drafts.get(name) ?? { name, values: {}, file, line, column };
  const { selectors } = declaration.parent as Rule;
  for (const mode of new Set(selectors.flatMap(getModes))) draft.values[mode] = declaration.value.trim();
  drafts.set(name, draft);
}

/** Replaces `var(--ui-x)` with the value of x; a circular reference stays as it is. */
function resolveValue(value: string, mode: Mode, drafts: ReadonlyMap<string, Draft>, depth = 0): string {
  return value.replace(/var\(--ui-([\w-]+)\)/g, (reference, name: string) => {
    const target = drafts.get(name)?.values[mode];
    return target === undefined || depth > 8 ? reference : resolveValue(target, mode, drafts, depth + 1);
  });
}

function getMissingModes({ name, values, file, line, column }: Draft): Problem[] {
  return modes
    .filter((mode) => values[mode] === undefined)
    .map((mode) => ({
      file,
      line,
      column,
      rule: 'token-without-mode',
      message: `The token "${name}" has no value in ${mode} mode.`,
      hint: `Give \`${prefix}${name}\` a value for both modes.`,
      severity: 'error',
    }));
}

/**
 * Reads the tokens of the showcase from its style sheets, in their order. Values that apply to some readers only, for
 * example with high contrast, are ignored.
 *
 * @param files the style sheets, in the order in which the page loads them
 * @returns the tokens that have a value in both modes; a problem for each of the others
 * @throws CssSyntaxError when a style sheet cannot be parsed
 * @see acceptance SC-03
 */
export function readSheet(files: readonly SheetFile[]): { tokens: SheetToken[]; problems: Problem[] } {
  const drafts = new Map<string, Draft>();
  for (const { file, css } of files)
    parse(css, { from: file }).walkDecls((declaration) => {
      if (!declaration.prop.startsWith(prefix) || declaration.parent?.type !== 'rule') return;
      if (!isInConditional(declaration)) addValue(drafts, file, declaration);
    });
  const all = [...drafts.values()];
  const tokens = all.flatMap((draft) => {
    const { dark, light } = draft.values;
    if (dark === undefined || light === undefined) return [];
    const values = {
      dark: resolveValue(dark, 'dark', drafts),
      light: resolveValue(light, 'light', drafts),
    };
    return [{ ...draft, values }];
  });
  return { tokens, problems: all.flatMap(getMissingModes) };
}
