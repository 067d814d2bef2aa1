/**
 * Advance widths of the font Inter at weight 500, in thousandths of the font size, which is wider than most interface
 * fonts. Characters with the same width are grouped; the number after each group is their width.
 */
const advances = String.raw`
  ijl 252 I 272 ’‘ 277 ,.:· 303 ! 304 ' 313 ; 315 t 340 | 346 ()[] 369 /\ 370 f 379 r 387
  1 415 {} 440 ° 457 - 462 _ 463 ” 471 “ 474 ^ 477 " 494 – 500 * 521 ? 527 • 533 s 539 ≥≤ 549
  x 557 kz 559 L 565 a 568 7 571 Jvy 575 c 577 e 587 F 589 hnu 602 5E 603 o 604 2 616 bdpq 618
  g 620 3 627 8 629 69 630 # 639 Z 641 P 642 0$S 646 R 648 &T 653 4 656 B 657 +<=>~× 667 K 688
  Y 696 X 701 AV 709 D 722 C 733 U 740 H 745 G 748 N 756 O 767 Q 769 w 829 m 888 … 910 M 913 @ 982
  % 993 —→←↔ 1000 W 1003
`;

const widest = 1000;
const widths = new Map([
  [' ', 267],
  ['`', 337],
]);
for (const [, characters = '', width] of advances.matchAll(/(\S+) (\d+)/g))
  for (const character of characters) widths.set(character, Number(width));

/**
 * Estimates the width of a line of text, since the reader's font is unknown. Semibold text and wide fonts such as Verdana
 * are a few percent wider; the padding of the boxes leaves room for that.
 * @param size font size
 */
export function measureText(text: string, size: number): number {
  let sum = 0;
  for (const character of text) sum += widths.get(character) ?? widest;
  return (sum * size) / 1000;
}

/**
 * Wraps a text into lines of about equal length that are no wider than `width`. A word that is wider gets a separate
 * line. Keeps line breaks (`\n`) in the text.
 */
export function wrapText(text: string, size: number, width: number): string[] {
  return text.split('\n').flatMap((part) => balance(part.trim().split(/\s+/), size, width));
}

/** Wraps words at the narrowest width that does not increase the number of lines. */
function balance(words: readonly string[], size: number, width: number): string[] {
  const greedy = fill(words, size, width);
  for (let narrow = width * 0.55; narrow < width && greedy.length > 1; narrow += width / 40) {
    const lines = fill(words, size, narrow);
    if (lines.length === greedy.length) return lines;
  }
  return greedy;
}

function fill(words: readonly string[], size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const joined = last === undefined ? word : `${last} ${word}`;
    if (last === undefined || measureText(joined, size) > width) lines.push(word);
    else lines[lines.length - 1] = joined;
  }
  return lines;
}

/** Returns the width of the widest line. */
export function measureLines(lines: readonly string[], size: number): number {
  return Math.max(0, ...lines.map((line) => measureText(line, size)));
}
