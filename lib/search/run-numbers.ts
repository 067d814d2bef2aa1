import { grow } from './grow';

/** Runs of texts by number: most words of a site are words that it had before, and need no text of their own. */
export interface RunNumbers {
  /** In the order of their first use. */
  runs: readonly string[];
  /**
   * Reads a text: the numbers of its runs in order.
   *
   * @returns a list that holds them until the next call, and may be longer; `count` says where they end
   */
  read(text: string): { numbers: Int32Array; count: number };
}

/** What a sign may do in a run; 0 is not known yet. */
const other = 1;
const within = 2;
const joins = 3;

const kinds = new Uint8Array(0x1_00_00);
for (let code = 0; code < 128; code += 1) kinds[code] = getKind(String.fromCharCode(code));

function getKind(sign: string): number {
  if (/[\p{L}\p{M}\p{N}_$]/u.test(sign)) return within;
  return /[./\\:#@+-]/.test(sign) ? joins : other;
}

const isHigh = (code: number): boolean => code >= 0xd8_00 && code < 0xdc_00;
const isLow = (code: number): boolean => code >= 0xdc_00 && code < 0xe0_00;

/** Kind of a sign that was not met before; of the halves of one sign, that of the whole. */
function learnKind(signs: Uint16Array, at: number): number {
  const [before = 0, code = 0, after = 0] = [at > 0 ? signs[at - 1] : 0, signs[at], signs[at + 1]];
  if (isHigh(code)) return isLow(after) ? getKind(String.fromCharCode(code, after)) : other;
  if (isLow(code)) return isHigh(before) ? getKind(String.fromCharCode(before, code)) : other;
  const kind = getKind(String.fromCharCode(code));
  kinds[code] = kind;
  return kind;
}

/** Numbers of a place in the table of runs: sum of the run, its number and 1, where its signs are kept, how many. */
const placeSize = 4;

/**
 * Finds what `matchRuns` finds (`lib/search/tokens.ts`), sign by sign, and looks each run up by a sum over its signs.
 *
 * @returns numbers for the texts of one index
 */
export function numberRuns(): RunNumbers {
  const runs: string[] = [];
  let table: Int32Array = new Int32Array(placeSize << 13);
  let numbers: Int32Array = new Int32Array(1 << 10);
  let text = '';
  /** Signs of the text that is read, with one more that ends it. */
  let bytes = Buffer.alloc(1 << 14);
  let signs = new Uint16Array(bytes.buffer, bytes.byteOffset, bytes.length >> 1);
  /** Signs of all runs. */
  let kept = new Uint16Array(1 << 14);
  let keptEnd = 0;

  const open = (next: string): void => {
    text = next;
    if (text.length >= signs.length) {
      bytes = Buffer.alloc(4 * text.length);
      signs = new Uint16Array(bytes.buffer, bytes.byteOffset, bytes.length >> 1);
    }
    bytes.write(text, 'utf16le');
    signs[text.length] = 0;
  };
  const getPlace = (sum: number): number =>
    ((Math.imul(sum, 0x9e_37_79_b1) >>> 8) * placeSize) & (table.length - 1);
  const findFree = (sum: number): number => {
    let place = getPlace(sum);
    while (table[place + 1] !== 0) place = (place + placeSize) & (table.length - 1);
    return place;
  };
  const spread = (): void => {
    const before = table;
    table = new Int32Array(2 * before.length);
    for (let place = 0; place < before.length; place += placeSize) {
      if (before[place + 1] === 0) continue;
      const free = findFree(before[place] ?? 0);
      for (let part = 0; part < placeSize; part += 1) table[free + part] = before[place + part] ?? 0;
    }
  };
  const add = (start: number, end: number, sum: number): number => {
    if (2 * placeSize * runs.length >= table.length) spread();
    if (keptEnd + end - start > kept.length) {
      const more = new Uint16Array(2 * kept.length + end - start);
      more.set(kept);
      kept = more;
    }
    const shift = keptEnd - start;
    for (let at = start; at < end; at += 1) kept[at + shift] = signs[at] ?? 0;
    runs.push(text.slice(start, end));
    const place = findFree(sum);
    table[place] = sum;
    table[place + 1] = runs.length;
    table[place + 2] = keptEnd;
    table[place + 3] = end - start;
    keptEnd += end - start;
    return runs.length - 1;
  };
  const find = (start: number, end: number, sum: number): number => {
    const all = signs;
    const known = kept;
    const rows = table;
    let place = getPlace(sum);
    for (let taken = rows[place + 1] ?? 0; taken !== 0; taken = rows[place + 1] ?? 0) {
      if (rows[place] === sum && rows[place + 3] === end - start) {
        const shift = (rows[place + 2] ?? 0) - start;
        let at = start;
        while (at < end && all[at] === known[at + shift]) at += 1;
        if (at === end) return taken - 1;
      }
      place = (place + placeSize) & (rows.length - 1);
    }
    return add(start, end, sum);
  };

  return {
    runs,
    read(next) {
      open(next);
      // Held by names of their own: what may be another list at each turn is slow to look at.
      const all = signs;
      const { length } = next;
      let count = 0;
      let at = 0;
      while (at < length) {
        let code = all[at] ?? 0;
        let kind = kinds[code] || learnKind(all, at);
        if (kind !== within) {
          at += 1;
          continue;
        }
        const start = at;
        let end = at;
        let sum = 0;
        let sumAtEnd = 0;
        while (kind !== other) {
          sum = (Math.imul(sum, 31) + code) | 0;
          at += 1;
          if (kind === within) {
            end = at;
            sumAtEnd = sum;
          }
          code = all[at] ?? 0;
          kind = kinds[code] || learnKind(all, at);
        }
        if (count === numbers.length) numbers = grow(numbers);
        numbers[count] = find(start, end, sumAtEnd);
        count += 1;
      }
      return { numbers, count };
    },
  };
}
