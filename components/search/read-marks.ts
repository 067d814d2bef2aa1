/** A stretch of a text: whether it was found. */
export interface Stretch {
  text: string;
  marked: boolean;
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decode(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return named[String(name).toLowerCase()] ?? whole;
    const code = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

/**
 * Takes a value of a hit apart into what was found and what was not. Of its HTML the marks alone mean something; all
 * else is text, whose signs both engines escape.
 * @see acceptance SM-16
 */
export function readMarks(value: string): Stretch[] {
  const stretches: Stretch[] = [];
  let marked = false;
  for (const piece of value.split(/(<\/?mark>)/)) {
    if (piece === '<mark>' || piece === '</mark>') marked = piece === '<mark>';
    else if (piece !== '') stretches.push({ text: decode(piece), marked });
  }
  return stretches;
}
