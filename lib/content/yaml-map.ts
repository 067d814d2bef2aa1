import {
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
  type Document,
  type YAMLParseError,
} from 'yaml';

/** A position in a text: 1-based line and column. */
export interface TextPosition {
  line: number;
  column: number;
}

/** Keys and values of a YAML text, with their positions. */
export interface YamlMap {
  data: Record<string, unknown>;
  /** Returns the position of a key or list entry; if it does not exist, the position of its nearest parent. */
  placeOf(path: readonly (string | number)[]): TextPosition;
  /** The mistake that makes the text unusable. */
  fault: (TextPosition & { message: string; hint: string }) | null;
}

/**
 * Parses a YAML or JSON text that consists of keys and values. Never throws: a mistake is returned as `fault`.
 * Reads dates as text. Below `textKeys`, reads numbers as text as well, so that `3.10` does not become `3.1`.
 * @param form how to write the text, as a hint, if it need not be YAML
 */
export function parseYamlMap(text: string, textKeys: readonly string[] = [], form?: string): YamlMap {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const place = (offset: number): TextPosition => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(1, line), column: Math.max(1, col) };
  };
  const empty = { data: {}, placeOf: () => ({ line: 1, column: 1 }) };

  const [error] = document.errors;
  if (error) {
    const start = place(startOfFault(document, error));
    return { ...empty, fault: { ...start, ...explainError(error.code, error.message, form) } };
  }
  const { contents } = document;
  const isEmpty = contents === null || (isScalar(contents) && contents.value === null);
  if (!isEmpty && !isMap(contents))
    return { ...empty, fault: { ...place(startOf(contents)), message: notAMap, hint: form ?? yamlForm } };

  keepNumbersAsText(document, textKeys);
  const data = toData(document);
  if (data === null) return { ...empty, fault: { line: 1, column: 1, ...tooManyAliases } };
  return { data, placeOf: (path) => place(offsetOf(document, path)), fault: null };
}

const notAMap = 'This is not a list of keys and values.';
const tooManyAliases = {
  message: 'The aliases cannot be resolved.',
  hint: 'Write the values instead of using "*".',
};

function keepNumbersAsText(document: Document.Parsed, textKeys: readonly string[]): void {
  if (!isMap(document.contents)) return;
  for (const pair of document.contents.items) {
    if (!isScalar(pair.key) || !textKeys.includes(String(pair.key.value)) || !isNode(pair.value)) continue;
    visit(pair.value, {
      Scalar(key, node) {
        if (key !== 'key' && typeof node.value === 'number' && node.source !== undefined)
          node.value = node.source;
      },
    });
  }
}

function toData(document: Document.Parsed): Record<string, unknown> | null {
  try {
    return Object.fromEntries(Object.entries(document.toJS() ?? {}));
  } catch {
    return null;
  }
}

/** Returns the offset of the last key or list entry of the path that exists. */
function offsetOf(document: Document.Parsed, path: readonly (string | number)[]): number {
  let node: unknown = document.contents;
  let offset = startOf(node);
  for (const part of path) {
    const pair = isMap(node)
      ? node.items.find(({ key }) => isScalar(key) && String(key.value) === String(part))
      : undefined;
    const at = isSeq(node) ? node.items[Number(part)] : pair?.key;
    if (at === undefined) break;
    offset = startOf(at);
    node = pair ? pair.value : at;
  }
  return offset;
}

function startOf(node: unknown): number {
  return isNode(node) ? (node.range?.[0] ?? 0) : 0;
}

/** Returns the offset of an error. For unclosed quotes, returns the opening quote instead of the parser's position. */
function startOfFault(document: Document.Parsed, { code, message, pos }: YAMLParseError): number {
  if (code !== 'MISSING_CHAR' || !message.includes('quote')) return pos[0];
  let start = pos[0];
  visit(document, {
    Scalar(_key, { type, range }) {
      const isQuoted = type === 'QUOTE_DOUBLE' || type === 'QUOTE_SINGLE';
      if (isQuoted && range && range[0] < pos[0] && range[1] >= pos[0]) start = range[0];
    },
  });
  return start;
}

const yamlForm = 'Write one "key: value" pair per line.';

const hintsByCode: Record<string, string> = {
  DUPLICATE_KEY: 'Remove one of the two lines.',
  MISSING_CHAR:
    'Close the quotes or brackets, and write ": " after keys and commas between entries in braces.',
};
const yamlHintsByCode: Record<string, string> = {
  BLOCK_AS_IMPLICIT_KEY: 'A value that contains ": " needs quotes, e.g. title: "Docker: a guide".',
  TAB_AS_INDENT: 'Indent with spaces instead of tabs.',
  BAD_INDENT: 'Close the brackets, and indent all keys of a group equally.',
  MULTILINE_IMPLICIT_KEY:
    'Every line needs a key: write "key: value", or indent the lines of a longer value.',
  UNEXPECTED_TOKEN: 'A value that starts with a special character needs quotes.',
  BAD_SCALAR_START: 'A value that starts with a special character needs quotes.',
};

function explainError(code: string, message: string, form?: string): { message: string; hint: string } {
  const firstLine = message.split('\n')[0]?.replace(/[.:]?$/, '.') ?? '';
  const hint = hintsByCode[code] ?? form ?? yamlHintsByCode[code] ?? `Correct the YAML. ${yamlForm}`;
  return { message: firstLine, hint };
}
