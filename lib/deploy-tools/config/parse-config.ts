import { parse, parseExpressionAt, tokenizer, type Comment, type Options, type Token } from 'acorn';
import { readProgram, type ReadConfig } from './read-program';
import { createScope, evaluate } from './evaluate';
import type { SyntaxRule } from './data/form-rules';
import type { Place } from './values';

/** A mistake that prevents the browser from reading the file. */
export interface SyntaxMistake extends Place {
  rule: SyntaxRule;
  /** Message of the parser, for mistakes without a rule of their own. */
  detail?: string;
}

export interface ParsedConfig extends ReadConfig {
  mistake?: SyntaxMistake;
  /** Start of the object, if the text is only an object. */
  objectOnly?: number;
  /** True if the text is JSON, as for `?configUrl=`. */
  isJson: boolean;
  /** True if a comment with `…` says that keys are left out, as in samples of the documentation. */
  isExcerpt: boolean;
}

const nothing: ReadConfig = { replaced: [], limits: [] };

/** Only a config that contains pictures is as long. */
const maxLength = 2_000_000;

/** No config has as many words and signs. The parser takes long for more, such as for many variables. */
const maxTokens = 30_000;

/** No config has as many levels. Deep nesting can fill the stack of the parser, which can end the browser’s page. */
const maxDepth = 200;

/** Options of the parser that end it if a file has too much code. */
function createOptions(): Options {
  let tokens = 0;
  let depth = 0;
  const onToken = ({ type: { label } }: Token) => {
    tokens += 1;
    if (['(', '[', '{', '${'].includes(label)) depth += 1;
    else if ([')', ']', '}'].includes(label)) depth -= 1;
    if (tokens > maxTokens || depth > maxDepth) throw new RangeError('The file is too complex.');
  };
  return { ecmaVersion: 'latest', onToken };
}

/** Text before the first code: spaces and comments. */
const beforeCode = /^(?:\uFEFF|\s|\/\/[^\n]*(?:\n|$)|\/\*[\s\S]*?\*\/)*/;

const getCodeStart = (text: string) => beforeCode.exec(text)?.[0].length ?? 0;

/** Recognizes texts that are no script at all. */
function findOtherFile(text: string): SyntaxMistake | undefined {
  const code = text.slice(getCodeStart(text)).trimEnd();
  const place = { start: getCodeStart(text), end: getCodeStart(text) + (code.split('\n')[0] ?? '').length };
  if (code === '') return { rule: 'empty-file', start: 0, end: 0 };
  if (/^<(?:!doctype|html|head|body|script|!--)/i.test(code)) return { rule: 'html-file', ...place };
  if (/^["']?(?:\.?\/)?[\w./-]+\.js["']?$/.test(code)) return { rule: 'only-a-path', ...place };
  return undefined;
}

const quotes = /[\u2018\u2019\u201C\u201D\u201E]/;

/** Says more about a syntax error than the parser does, for mistakes that are common in config files. */
function describeError(text: string, error: SyntaxError & { pos?: number }): SyntaxMistake {
  const position = Math.min(error.pos ?? 0, text.length);
  const place = { start: position, end: Math.min(position + 1, text.length) };
  const detail = error.message.replace(/ \(\d+:\d+\)$/, '');
  if (detail.startsWith('Not enough stack')) return { rule: 'too-complex', ...place };
  if (quotes.test(text.charAt(position))) return { rule: 'curly-quotes', ...place };
  if (/^'(?:import|export)'|'import' and 'export'/.test(detail)) return { rule: 'module-syntax', ...place };
  if (/^Unterminated (?:string|template)/.test(detail)) return { rule: 'unterminated-text', ...place };
  if (detail === 'Unexpected token' && position >= text.trimEnd().length)
    return { rule: 'unclosed', start: Math.max(0, text.trimEnd().length - 1), end: text.trimEnd().length };
  const before = findTokenBefore(text, position);
  const isStartOfKey = /^(?:[\w$]+\s*[:,(]|["'][^"'\n]*["']\s*[:,\]]|[{[])/.test(
    text.slice(position, position + 500),
  );
  if (detail === 'Unexpected token' && isStartOfKey && /["'`\w\]})]/.test(text.charAt(before - 1)))
    return { rule: 'missing-comma', start: before - 1, end: before };
  return { rule: 'syntax-error', detail, ...place };
}

/** Returns the end of the last token before a position: the place where a comma is missing. */
function findTokenBefore(text: string, position: number): number {
  let end = 0;
  try {
    for (const token of tokenizer(text, createOptions())) {
      if (token.start >= position) break;
      ({ end } = token);
    }
  } catch {
    // The rest of the text cannot be read either.
  }
  return end;
}

/** True if a text that contains only an object is JSON. */
function isJsonObject(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Ends with an error if a text has too much code. In scripts, unlike modules, the parser first looks for 'use strict' among all
 * strings at the start, before any limit applies.
 * @throws RangeError
 */
function checkAmount(text: string): void {
  try {
    for (const _ of tokenizer(text, { ...createOptions(), sourceType: 'module' }));
  } catch (error) {
    // Mistakes of syntax are left to the parser.
    if (error instanceof RangeError) throw error;
  }
}

/** Reads a text that is only an object, without `window.config =`. Undefined if it is not. */
function readObject(text: string): ReadConfig | undefined {
  const start = getCodeStart(text);
  if (text.charAt(start) !== '{') return undefined;
  try {
    const node = parseExpressionAt(text, start, createOptions());
    const rest = text.slice(node.end).replace(/^\s*;?/, '');
    if (rest.slice(getCodeStart(rest)).trim() !== '') return undefined;
    return { ...nothing, value: evaluate(node, createScope()) };
  } catch (error) {
    if (error instanceof RangeError) throw error;
    return undefined;
  }
}

const saysLeftOut = ({ value }: Comment) => /^\s*(?:…|\.\.\.)/.test(value);

/**
 * Parses a config file and finds out what `window.config` is, without running anything.
 * @returns the value, or the first mistake of syntax
 */
export function parseConfig(text: string): ParsedConfig {
  const other: SyntaxMistake | undefined =
    text.length > maxLength ? { rule: 'too-complex', start: 0, end: 1 } : findOtherFile(text);
  if (other) return { ...nothing, isJson: false, isExcerpt: false, mistake: other };
  const comments: Comment[] = [];
  try {
    checkAmount(text);
    const object = readObject(text);
    if (object)
      return {
        ...object,
        objectOnly: object.value?.start ?? 0,
        isJson: isJsonObject(text),
        isExcerpt: false,
      };
    const read = readProgram(
      parse(text, { ...createOptions(), sourceType: 'script', allowHashBang: true, onComment: comments }),
    );
    return { ...read, isJson: false, isExcerpt: comments.some(saysLeftOut) };
  } catch (error) {
    const mistake: SyntaxMistake =
      error instanceof SyntaxError
        ? describeError(text, error)
        : // A file with too much code, or with more levels than the parser and the evaluation can call themselves.
          { rule: 'too-complex', start: 0, end: Math.min(1, text.length) };
    return { ...nothing, isJson: false, isExcerpt: false, mistake };
  }
}
