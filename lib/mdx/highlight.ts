import {
  createHighlighterCore,
  type HighlighterCore,
  type LanguageInput,
  type ThemeRegistration,
} from 'shiki/core';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';
import { bundledLanguagesInfo } from 'shiki/langs';
import { site } from '@/lib/site/config';
import { escapeText } from '@/lib/text/escape-html';

/** CSS class of a marked line: highlighted or error. */
export type LineMarkClass = 'hl' | 'err';

/** Marks by 1-based line number, and the number of the first line; unless it is 1, lines have numbers in `data-n`. */
export interface HighlightOptions {
  marks?: ReadonlyMap<number, LineMarkClass>;
  firstNumber?: number;
}

interface Token {
  text: string;
  name: string;
}

const lineEnd: Token = { text: '\n', name: '' };

let highlighter: Promise<HighlighterCore> | undefined;

/**
 * Highlights code as HTML: `<span class="k">` for tokens (c comment, k keyword, s string, n constant, f function, p
 * punctuation, m parameter, l link, i inserted, d deleted), and `<span class="L">` around each line if lines are
 * marked, numbered or part of a diff. Code in unknown languages is only escaped.
 * @see acceptance DOC-22, DOC-25, DOC-26
 */
export async function highlightCode(
  code: string,
  lang: string,
  options: HighlightOptions = {},
): Promise<string> {
  const language = getLanguage(lang);
  const lines = language
    ? await tokenize(code, language)
    : code.split('\n').map((text) => [{ text, name: '' }]);
  const isDiff = language?.id === 'diff';
  if (!isDiff && options.firstNumber === undefined && !options.marks?.size)
    return renderTokens(lines.flatMap((line) => [lineEnd, ...line]).slice(1));
  const last = lines.length - 1;
  return lines.map((line, index) => renderLine(line, index, index === last, isDiff, options)).join('');
}

async function tokenize(code: string, language: Language): Promise<Token[][]> {
  highlighter ??= createHighlighterCore({
    themes: [tokenTheme],
    langs: [],
    engine: createOnigurumaEngine(import('shiki/wasm')),
  });
  const core = await highlighter;
  await core.loadLanguage(language.load);
  const lines = core.codeToTokensBase(code, {
    lang: language.id,
    theme: 'token-classes',
    tokenizeTimeLimit: 0,
  });
  return lines.map((line) =>
    line.map(({ content, color = '' }) => ({ text: content, name: color === plainColor ? '' : color })),
  );
}

/** Formats tokens as HTML. Merges adjacent tokens of the same class, including the whitespace between them. */
function renderTokens(tokens: readonly Token[]): string {
  const runs: Token[] = [];
  for (const [index, { text, name }] of tokens.entries()) {
    const last = runs.at(-1);
    const isBlank = text.trim() === '';
    if (last && (last.name === name || (isBlank && followsAs(tokens, index, last.name)))) last.text += text;
    else runs.push({ text, name: isBlank ? '' : name });
  }
  return runs
    .map(({ text, name }) => (name ? `<span class="${name}">${escapeText(text)}</span>` : escapeText(text)))
    .join('');
}

function followsAs(tokens: readonly Token[], index: number, name: string): boolean {
  return tokens.slice(index + 1).find(({ text }) => text.trim() !== '')?.name === name;
}

function renderLine(
  line: readonly Token[],
  index: number,
  isLast: boolean,
  isDiff: boolean,
  { marks, firstNumber = 1 }: HighlightOptions,
): string {
  const text = line.map((token) => token.text).join('');
  const classes = ['L', marks?.get(index + 1), isDiff ? diffMark(text) : undefined].filter(Boolean).join(' ');
  const number = firstNumber === 1 ? '' : ` data-n="${firstNumber + index}"`;
  return `<span class="${classes}"${number}>${renderTokens(line)}${isLast ? '' : '\n'}</span>`;
}

function diffMark(text: string): string | undefined {
  if (/^\+(?!\+\+ )/.test(text)) return 'ins';
  return /^-(?!-- )/.test(text) ? 'del' : undefined;
}

/** A programming language that code blocks may use, with the name of its grammar in Shiki. */
export interface Language {
  id: string;
  load: LanguageInput;
}

/** Additional names of each language, beyond those that Shiki defines. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  diff: ['patch'],
  dotenv: ['env'],
  html: ['htm'],
  ini: ['cfg', 'conf'],
  scss: ['sass'],
  xml: ['svg'],
};

/** The languages in `codeLanguages` of `site.config.ts` by all of their names. */
const byName = new Map<string, Language>();
for (const listed of site.codeLanguages) {
  const found = bundledLanguagesInfo.find(({ id, aliases = [] }) => [id, ...aliases].includes(listed));
  if (!found)
    throw new Error(
      `site.config.ts: codeLanguages names "${listed}", for which Shiki has no grammar. Remove it, or use a name from https://shiki.style/languages.`,
    );
  const { id, aliases = [], import: load } = found;
  const language = byName.get(id) ?? { id, load };
  for (const name of [id, ...aliases, ...(otherNames[id] ?? [])]) byName.set(name, language);
}

/** Returns the language with this name, ignoring its case, if it is highlighted. @see acceptance DOC-26 */
export const getLanguage = (name: string): Language | undefined => byName.get(name.toLowerCase());

/** Grammar scopes of each token class. If several scopes are equally specific, the last row wins. */
const tokenScopes: Readonly<Record<string, string>> = {
  k: `keyword storage entity.name.tag variable.language markup.heading meta.diff.range
    keyword.other.definition.ini entity.name.section`,
  n: 'constant support.constant variable.other.constant keyword.other.unit',
  s: `string markup.inline.raw markup.fenced_code.block constant.other.symbol
    support.constant.property-value`,
  f: `entity.name.function support.function entity.name.type entity.name.class support.class
    entity.other.inherited-class entity.other.attribute-name.class.css
    entity.other.attribute-name.id.css`,
  m: `variable.parameter entity.other.attribute-name support.type.property-name
    meta.object-literal.key entity.name.tag.yaml variable.other.normal.shell
    variable.other.assignment.shell variable.other.env`,
  p: 'punctuation.definition.tag punctuation.definition.list punctuation.definition.heading',
  l: 'markup.underline.link string.other.link',
  c: 'comment punctuation.definition.comment meta.diff.header',
  i: 'markup.inserted punctuation.definition.inserted',
  d: 'markup.deleted punctuation.definition.deleted',
};

const plainColor = '#000000';
const plainScopes = [
  'keyword.operator',
  'string meta.template.expression',
  'string source',
  'storage.type.function.arrow',
];

/** A shiki theme with CSS classes instead of colors; the style sheet colors them for each color mode. */
const tokenTheme: ThemeRegistration = {
  name: 'token-classes',
  type: 'dark',
  fg: plainColor,
  bg: '#FFFFFF',
  settings: [
    { settings: { foreground: plainColor } },
    { scope: plainScopes, settings: { foreground: plainColor } },
    ...Object.entries(tokenScopes).map(([name, scope]) => ({
      scope: scope.split(/\s+/),
      settings: { foreground: name },
    })),
  ],
};
