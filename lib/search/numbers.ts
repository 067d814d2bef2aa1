/** Encodes whole numbers as short text: five bits per character, highest first; the sixth bit marks all but the last character. */

/** A character for each six-bit value. */
const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const values = new Uint8Array(128);
for (let value = 0; value < signs.length; value++) values[signs.charCodeAt(value)] = value;

/** @param number whole, not negative */
export function encodeNumber(number: number): string {
  let digits = signs.charAt(number % 32);
  for (let rest = Math.floor(number / 32); rest > 0; rest = Math.floor(rest / 32))
    digits = signs.charAt((rest % 32) + 32) + digits;
  return digits;
}

/** @param numbers whole, not negative */
export const encodeNumbers = (numbers: readonly number[]): string => numbers.map(encodeNumber).join('');

/** Reverses `encodeNumbers`. */
export function decodeNumbers(text: string): number[] {
  const numbers: number[] = [];
  let number = 0;
  for (let index = 0; index < text.length; index++) {
    const value = values[text.charCodeAt(index)] ?? 0;
    number = number * 32 + (value & 31);
    if (value < 32) {
      numbers.push(number);
      number = 0;
    }
  }
  return numbers;
}
