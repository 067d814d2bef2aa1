/** The parsed text after the language of a code fence. */
export interface FenceMeta {
  title?: string;
  /** Lines to mark, 1-based, as shown. */
  lines: number[];
  /** Number of the first line when lines are numbered. */
  lineNumbers?: number;
  /** Settings for the test of samples; not shown to readers. */
  sample: SampleMeta;
  /** Unknown or malformed words, each with a hint. */
  faults: { message: string; hint: string }[];
}

/** How a sample is to be tested. */
export interface SampleMeta {
  /** Names that the sample uses without defining them, separated by spaces: `given="servicesManager viewportId"`. */
  given?: string;
  /** Type of the object that the sample is a part of: `part="AppConfig"`. */
  part?: string;
  /** Version of the viewer that the sample is for, if not the page's: `version="3.9"`. */
  version?: string;
  /** Language of the code that a diff changes: `of="js"`. */
  of?: string;
  /** Why the sample is not tested. */
  unchecked?: string;
}

const part = /([\w-]+)=(?:"([^"]*)"|'([^']*)'|(\S+))|\{([^}]*)\}|\S+/g;
/** Larger ranges can only be typos, and would exhaust the memory. */
const mostLines = 100_000;

const silentWords = new Set(['noInline', 'live']);
const sampleKeys = ['given', 'part', 'version', 'of', 'unchecked'] as const;

/**
 * Reads `title="…" {1,3-4} showLineNumbers=5` and the settings for the test of samples. `noInline` is ignored.
 *
 * @param meta text after the language
 * @see acceptance DOC-22
 */
export function parseFenceMeta(meta: string): FenceMeta {
  const result: FenceMeta = { lines: [], sample: {}, faults: [] };
  for (const match of meta.matchAll(part)) {
    const [word, key = match[0], doubleQuoted, singleQuoted, bare, range] = match;
    if (range !== undefined) readRange(range, result);
    else readWord(word, key, doubleQuoted ?? singleQuoted ?? bare, result);
  }
  return result;
}

function readWord(word: string, key: string, value: string | undefined, result: FenceMeta): void {
  const sampleKey = sampleKeys.find((name) => name === key);
  if (key === 'title' && value !== undefined) {
    result.title = value;
  } else if (sampleKey) {
    readSampleKey(sampleKey, value, result);
  } else if (key === 'showLineNumbers') {
    if (value === undefined || /^\d+$/.test(value)) result.lineNumbers = Number(value ?? 1);
    else
      result.faults.push({
        message: `"${word}" is no line number.`,
        hint: 'Write showLineNumbers or showLineNumbers=5.',
      });
  } else if (!silentWords.has(key)) {
    result.faults.push({
      message: `"${word}" after the language of a code block means nothing.`,
      hint: 'Known are title="…", {1,3-4} and showLineNumbers; quote a title that has spaces.',
    });
  }
}

function readSampleKey(key: keyof SampleMeta, value: string | undefined, result: FenceMeta): void {
  if (value?.trim()) {
    result.sample[key] = value.trim();
  } else {
    result.faults.push({
      message: `${key} says nothing.`,
      hint: `Write ${key}="…"; docs/code-samples.md lists what each of these accepts.`,
    });
  }
}

function readRange(range: string, result: FenceMeta): void {
  for (const piece of range.split(',')) {
    const [, first, last = first] = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(piece) ?? [];
    if (!first || !last || Number(first) < 1 || Number(last) < Number(first)) {
      result.faults.push({
        message: `"{${range}}" marks no lines.`,
        hint: 'Write lines as in {1,3-4}, smaller number first.',
      });
      return;
    }
    if (Number(last) > mostLines || result.lines.length > mostLines) {
      result.faults.push({
        message: `"{${range}}" marks lines that no code block has.`,
        hint: `Correct the numbers; ${mostLines} is the most.`,
      });
      return;
    }
    for (let line = Number(first); line <= Number(last); line++) result.lines.push(line);
  }
}
