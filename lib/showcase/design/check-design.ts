import type { Problem } from '@/lib/content/types';
import { formatColor } from './color-forms';
import { readSheet, type SheetFile } from './read-sheet';
import { readTheme } from './read-theme';
import { radiusTexts, sizeTexts, weightTexts, type ThemeTexts } from './type-texts';
import { modes, type SheetToken, type TokenGroup } from './types';

const groupsFile = 'lib/showcase/design/token-groups.ts';
const textsFile = 'lib/showcase/design/type-texts.ts';

/** Tokens that are lengths, not colors; the page shows them with the radii. */
const lengths = new Set(['radius']);

type Place = Pick<Problem, 'file' | 'line' | 'column'>;

const toProblem = (place: Place, rule: string, message: string, hint: string): Problem => ({
  file: place.file,
  line: place.line,
  column: place.column,
  rule,
  message,
  hint,
  severity: 'error',
});

const atTop = (file: string): Place => ({ file, line: 1, column: 1 });

function checkTokens(tokens: readonly SheetToken[], described: ReadonlySet<string>): Problem[] {
  return tokens.flatMap((token) => {
    if (lengths.has(token.name)) return [];
    const invalidModes = modes.filter((mode) => formatColor(token.values[mode]) === null);
    const problems = invalidModes.map((mode) =>
      toProblem(
        token,
        'token-without-color',
        `The token "${token.name}" is no opaque color in ${mode} mode: ${token.values[mode]}.`,
        'Write a CSS color without opacity; make it translucent where it is used.',
      ),
    );
    if (described.has(token.name)) return problems;
    const hint = `Say in ${groupsFile} what it is for and what its contrast is to be measured against.`;
    return [
      ...problems,
      toProblem(token, 'token-without-role', `Nothing says what "${token.name}" is for.`, hint),
    ];
  });
}

function checkGroups(groups: readonly TokenGroup[], known: ReadonlySet<string>): Problem[] {
  const missing = (name: string, what: string) =>
    toProblem(
      atTop(groupsFile),
      'unknown-token',
      `${what} "${name}", which the sheet does not have.`,
      'Correct the name, or take the text out.',
    );
  return groups.flatMap(({ tokens }) =>
    Object.entries(tokens).flatMap(([name, { pairs }]) => [
      ...(known.has(name) ? [] : [missing(name, 'There is a text for the token')]),
      ...pairs
        .flatMap(({ ink, grounds }) => [...(ink ? [ink] : []), ...grounds])
        .filter(({ token }) => !known.has(token))
        .map(({ token }) => missing(token, `A contrast of "${name}" is asked for with the token`)),
    ]),
  );
}

function checkTheme(files: readonly SheetFile[], namespace: string, texts: ThemeTexts): Problem[] {
  const values = readTheme(files, namespace);
  const names = new Set(values.map(({ name }) => name));
  const undescribed = values
    .filter(({ name }) => texts[name] === undefined)
    .map((value) =>
      toProblem(
        value,
        'theme-value-without-text',
        `Nothing says what ${namespace}${value.name} is for.`,
        `Say it in ${textsFile}.`,
      ),
    );
  const unknown = Object.keys(texts)
    .filter((name) => !names.has(name))
    .map((name) =>
      toProblem(
        atTop(textsFile),
        'unknown-theme-value',
        `There is a text for ${namespace}${name}, which the sheet does not have.`,
        'Correct the name, or take the text out.',
      ),
    );
  return [...undescribed, ...unknown];
}

/**
 * Compares the texts of the page of colors and typography with the style sheets: each token, size, weight and radius
 * needs a text, and each text needs its token or value.
 *
 * @returns a problem, with its place, for each that is missing
 * @see acceptance SC-03
 */
export function checkDesign(files: readonly SheetFile[], groups: readonly TokenGroup[]): Problem[] {
  const { tokens, problems } = readSheet(files);
  const described = new Set(groups.flatMap((group) => Object.keys(group.tokens)));
  const known = new Set([...tokens.map(({ name }) => name), 'black']);
  return [
    ...problems,
    ...checkTokens(tokens, described),
    ...checkGroups(groups, known),
    ...checkTheme(files, '--text-', sizeTexts),
    ...checkTheme(files, '--font-weight-', weightTexts),
    ...checkTheme(files, '--radius-', radiusTexts),
  ];
}
