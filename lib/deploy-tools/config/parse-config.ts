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
  /** What to do, for common mistakes. */
  fix?: string | undefined;
  /** What the text is instead of a config. */
  kind?: string;
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

/** Files that people have next to `app-config.js`, by how they begin. */
const otherKinds: readonly [kind: string, pattern: RegExp][] = [
  ['a Compose file', /^(?:services|version|networks|volumes):\s/],
  ['YAML', /^(?:---|(?:apiVersion|kind):\s|[\w.-]+:[ \t]*\r?\n[ \t]+(?:- )?[\w.-]+:[ \t])/],
  ['a configuration of nginx', /^(?:server|http|events|upstream|location|map)\b[^\n;:=(]*\{/],
  ['a configuration of Apache', /^<(?:VirtualHost|Directory|IfModule|Location)\b/i],
  ['a Dockerfile', /^(?:ARG|FROM) \S/],
  [
    'a shell script',
    /^(?:#!.*sh\b|(?:\$ )?(?:sudo|docker|podman|kubectl|helm|curl|cat|cd|export [A-Z_]+=) ?\S)/,
  ],
];

/** Recognizes texts that are no script at all. */
function findOtherFile(text: string): SyntaxMistake | undefined {
  const code = text.slice(getCodeStart(text)).trimEnd();
  const place = { start: getCodeStart(text), end: getCodeStart(text) + (code.split('\n')[0] ?? '').length };
  if (code === '') return { rule: 'empty-file', start: 0, end: 0 };
  if (/^<(?:!doctype|html|head|body|script|!--)/i.test(code)) return { rule: 'html-file', ...place };
  if (/^["']?(?:\.?\/)?[\w./-]+\.js["']?$/.test(code)) return { rule: 'only-a-path', ...place };
  const start = code.replace(/^(?:#(?!!).*\s+)+/, '');
  const [kind] = otherKinds.find(([, pattern]) => pattern.test(start)) ?? [];
  return kind === undefined ? undefined : { rule: 'other-file', kind, ...place };
}

/** Common slips, and code of other languages: the text around the place ¶ that the parser does not read. */
const slips: readonly [fix: string, pattern: RegExp][] = [
  [
    'The browser reads no TypeScript. Remove the type.',
    /\w\s+\w+\s*¶:|¶(?:as|satisfies)\s|^\s*(?:interface|type)\s+¶\w/m,
  ],
  [
    'This is a placeholder. Put it in quotes, or check the finished file.',
    /[:{$]\s*¶(?:<%|\{+\s*[\w.-]+\s*\}|[@%]\w+[@%])/,
  ],
  ['The browser reads no JSX. Write React.createElement(…).', /(?:return|=>|[(:,?])\s*¶<[A-Za-z>]/],
  ['Write a comma, not a semicolon, between two entries.', /[\w"'\]})]\s*¶;\s*(?:["'\w]+\s*:|\})/],
  ['Write a colon, not =, between a key and its value.', /[{,]\s*["'\w]+\s*¶=(?![=>])/],
];

function findSlip(text: string, position: number): string | undefined {
  const around = `${text.slice(Math.max(0, position - 200), position)}¶${text.slice(position, position + 200)}`;
  return slips.find(([, pattern]) => pattern.test(around))?.[0];
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
  const message = detail.replace(/'([\p{C}\p{Z}\p{M}])'$/u, (_, hidden: string) => {
    const code = hidden.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
    return `U+${code}, which is invisible`;
  });
  return { rule: 'syntax-error', detail: message, fix: findSlip(text, position), ...place };
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

/** Replaces everything outside the first code block of a Markdown text by spaces, so that places stay the same. */
function cutFence(text: string): string {
  const start = text.search(/^```/m);
  const from = text.indexOf('\n', start) + 1;
  if (start < 0 || from === 0) return text;
  const [code = ''] = text.slice(from).split(/^```/m, 1);
  return text.slice(0, from).replace(/[^\n]/g, ' ') + code;
}

/**
 * Parses a config file and finds out what `window.config` is, without running anything.
 * @returns the value, or the first mistake of syntax
 */
export function parseConfig(wholeText: string): ParsedConfig {
  const text = cutFence(wholeText);
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
