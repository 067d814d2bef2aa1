import { stripComments } from './strip-comments';

/** Rewrites that take inline markup away, in order. Code spans go first, so that what they hold stays as it is. */
const rewrites: readonly (readonly [RegExp, string])[] = [
  [/\s*\{#[\w-]+\}\s*$/, ''],
  [/!\[([^\]]*)\](\([^)]*\)|\[[^\]]*\])/g, '$1'],
  [/\[\^[^\]]+\]/g, ''],
  [/\[([^\]]*)\](\([^)]*\)|\[[^\]]*\])/g, '$1'],
  [/<((?:https?|mailto):[^>\s]+)>/g, '$1'],
  [/<\/?[A-Za-z][^>]*>/g, ''],
  [/(\*\*\*|\*\*|\*|~~)(?=\S)(.*?\S)\1/g, '$2'],
  [/(?<![\p{L}\p{N}])(__|_)(?=\S)(.*?\S)\1(?![\p{L}\p{N}])/gu, '$2'],
  [/\\([!-/:-@[-`{-~])/g, '$1'],
  [/&nbsp;/g, ' '],
  [/&lt;/g, '<'],
  [/&gt;/g, '>'],
  [/&quot;/g, '"'],
  [/&amp;/g, '&'],
];

/** Stands for a code span while markup around it is taken away; a control character, so no text can hold it. */
const placeholder = '\u0000';

/** Markdown of one line or paragraph → plain text: markup, tags and comments removed, blanks folded. */
export function toPlainText(markdown: string): string {
  const spans: string[] = [];
  const withoutCode = markdown.replaceAll(
    /(`+)(?!`)([\s\S]*?[^`])\1(?!`)/g,
    (_, _ticks: string, code: string) => {
      spans.push(code.trim());
      return placeholder;
    },
  );
  const plain = rewrites.reduce(
    (text, [pattern, replacement]) => text.replace(pattern, replacement),
    stripComments(withoutCode),
  );
  return plain
    .replaceAll(placeholder, () => spans.shift() ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
