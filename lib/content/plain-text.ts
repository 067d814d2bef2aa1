/** Replacements that remove inline markup, in order. Code spans are taken out first and stay unchanged. */
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

/** Placeholder of a code span while the markup around it is removed; a control character, which no text contains. */
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

const closings: Readonly<Record<string, string>> = { '<!--': '-->', '{/*': '*/}' };

/**
 * A text without its HTML and MDX comments; an unclosed one is no comment. Takes linear time, unlike a
 * regular expression on thousands of unclosed comments.
 */
export function stripComments(text: string): string {
  const last = new Map(Object.values(closings).map((closing) => [closing, text.lastIndexOf(closing)]));
  const opening = /<!--|\{\/\*/g;
  let kept = '';
  let at = 0;
  for (let found = opening.exec(text); found; found = opening.exec(text)) {
    const closing = closings[found[0]] ?? '';
    if ((last.get(closing) ?? -1) < opening.lastIndex) continue;
    kept += text.slice(at, found.index);
    at = text.indexOf(closing, opening.lastIndex) + closing.length;
    opening.lastIndex = at;
  }
  return kept + text.slice(at);
}
