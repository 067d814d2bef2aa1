import { createHighlighterCore, type HighlighterCore } from 'shiki/core';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';
import { withTimeLimit } from '@/lib/content/time-limit';
import { escapeText } from '@/lib/text/escape-html';
import { getLanguage, type Language } from './languages';
import { getClassOfColor, tokenTheme } from './token-theme';

/** CSS class of a marked line: highlighted or error. */
export type LineMarkClass = 'hl' | 'err';

/** Marks and line numbers of a code block. */
export interface HighlightOptions {
  /** Marks by 1-based line number. */
  marks?: ReadonlyMap<number, LineMarkClass>;
  /** Number of the first line; if it is not 1, each line has its number in `data-n`. */
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
 * marked, numbered or part of a diff. The text content of the HTML is the code itself.
 * @param code code without a final line break
 * @param lang language, case-insensitive; code in unknown languages is not highlighted
 * @throws TimeLimitError if the grammar of the language takes too long for this code
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

function getHighlighter(): Promise<HighlighterCore> {
  highlighter ??= createHighlighterCore({
    themes: [tokenTheme],
    langs: [],
    engine: createOnigurumaEngine(import('shiki/wasm')),
  });
  return highlighter;
}

async function tokenize(code: string, language: Language): Promise<Token[][]> {
  const core = await getHighlighter();
  await core.loadLanguage(language.load);
  const lines = withTimeLimit(() =>
    core.codeToTokensBase(code, { lang: language.id, theme: 'token-classes', tokenizeTimeLimit: 0 }),
  );
  return lines.map((line) =>
    line.map(({ content, color }) => ({ text: content, name: getClassOfColor(color) })),
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
