import { signs } from './numbers';

/** Numbers written one after another, as `encodeNumbers` does, without a text for each. */
export interface NumberWriter {
  /** @param number whole, not negative, below 2³¹ */
  add(number: number): void;
  /** @param sign of ASCII */
  addSign(sign: string): void;
  /** Signs written so far. */
  getLength(): number;
  /** What was written from one length to another. */
  getText(from: number, to: number): string;
}

const codes = Uint8Array.from(signs, (sign) => sign.charCodeAt(0));
/** Most signs of a number. */
const longest = 7;

/** A writer that has written nothing. */
export function createNumberWriter(): NumberWriter {
  let bytes = Buffer.alloc(1 << 16);
  let length = 0;
  const makeRoom = (): void => {
    if (length + longest <= bytes.length) return;
    const more = Buffer.alloc(2 * bytes.length);
    more.set(bytes);
    bytes = more;
  };
  return {
    add(number) {
      makeRoom();
      let shift = 0;
      while (number >> shift > 31) shift += 5;
      for (; shift > 0; shift -= 5) {
        bytes[length] = codes[32 + ((number >> shift) & 31)] ?? 0;
        length += 1;
      }
      bytes[length] = codes[number & 31] ?? 0;
      length += 1;
    },
    addSign(sign) {
      makeRoom();
      bytes[length] = sign.charCodeAt(0);
      length += 1;
    },
    getLength: () => length,
    getText: (from, to) => bytes.toString('latin1', from, to),
  };
}
