/** Parsed text after the language in the first line of a code block. */
export interface FenceMeta {
  title?: string;
  /** 1-based numbers of the displayed lines to highlight. */
  lines: number[];
  /** Number of the first line; undefined if lines are not numbered. */
  lineNumbers?: number;
  /** Settings for the tests of code samples; not shown to readers. */
  sample: SampleMeta;
  faults: { message: string; hint: string }[];
}

/** Settings for the test of a code sample. */
export interface SampleMeta {
  /** Names that the sample uses without defining them, separated by spaces: `given="servicesManager viewportId"`. */
  given?: string;
  /** Type of the object that the sample is a part of: `part="AppConfig"`. */
  part?: string;
  /** Viewer version that the sample is for, if it differs from the page's: `version="3.9"`. */
  version?: string;
  /** Language of the code that a diff changes: `of="js"`. */
  of?: string;
  /** Reason why the sample is not tested. */
  unchecked?: string;
  /** Version of the viewer in which the sample ran; added when the page is read. */
  ran?: string;
}

const part = /([\w-]+)=(?:"([^"]*)"|'([^']*)'|(["'].*|\S+))|\{([^}]*)\}|\S+/g;
/** Maximum number of highlighted lines. Larger ranges are typos, and would exhaust the memory. */
const mostLines = 100_000;

/** Settings of Docusaurus, which are ignored. */
const silentWords = new Set(['noInline', 'live']);
const sampleKeys = ['given', 'part', 'version', 'of', 'unchecked', 'ran'] as const;

/** Parses `title="…" {1,3-4} showLineNumbers=5` and the settings for tests of samples. @see acceptance DOC-22 */
export function parseFenceMeta(meta: string): FenceMeta {
  const result: FenceMeta = { lines: [], sample: {}, faults: [] };
  for (const match of meta.matchAll(part)) {
    const [word, key = match[0], doubleQuoted, singleQuoted, bare, range] = match;
    if (range !== undefined) readRange(range, result);
    else if (bare && /^["']/.test(bare))
      result.faults.push({
        message: `The quote in "${word}" is never closed.`,
        hint: `Put the same quote at the end of the text: ${key}="…".`,
      });
    else readWord(word, key, doubleQuoted ?? singleQuoted ?? bare, result);
  }
  return result;
}

function readWord(word: string, key: string, value: string | undefined, result: FenceMeta): void {
  const fail = (message: string, hint: string) => void result.faults.push({ message, hint });
  const sampleKey = sampleKeys.find((name) => name === key);
  if (key === 'title' && value !== undefined) {
    result.title = value;
  } else if (sampleKey && value?.trim()) {
    result.sample[sampleKey] = value.trim();
  } else if (sampleKey) {
    fail(`${key} is empty.`, `Write ${key}="…"; docs/code-samples.md lists the accepted values.`);
  } else if (key === 'showLineNumbers') {
    if (value === undefined || /^\d+$/.test(value)) result.lineNumbers = Number(value ?? 1);
    else fail(`"${word}" is not a line number.`, 'Write showLineNumbers or showLineNumbers=5.');
  } else if (!silentWords.has(key)) {
    const hint = 'Use title="…", {1,3-4} or showLineNumbers. Put a title that contains spaces in quotes.';
    fail(`"${word}" has no meaning after the language of a code block.`, hint);
  }
}

function readRange(range: string, { lines, faults }: FenceMeta): void {
  for (const piece of range.split(',')) {
    const [, first, last = first] = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(piece) ?? [];
    if (!first || !last || Number(first) < 1 || Number(last) < Number(first)) {
      const hint = 'Write line numbers as in {1,3-4}, with the lower number first.';
      return void faults.push({ message: `"{${range}}" marks no lines.`, hint });
    }
    if (Number(last) > mostLines || lines.length > mostLines) {
      const hint = `Correct the numbers; the maximum is ${mostLines}.`;
      return void faults.push({ message: `"{${range}}" marks lines beyond the limit.`, hint });
    }
    for (let line = Number(first); line <= Number(last); line++) lines.push(line);
  }
}
