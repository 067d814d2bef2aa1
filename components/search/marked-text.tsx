const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decode(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return named[String(name).toLowerCase()] ?? whole;
    const code = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

/**
 * Splits a string of a search hit into matches, enclosed in `<mark>`, and other text. Decodes character references, and
 * treats all other markup as text.
 * @see acceptance SM-16
 */
export function splitAtMarks(value: string): { text: string; marked: boolean }[] {
  const parts = [];
  let marked = false;
  for (const piece of value.split(/(<\/?mark>)/)) {
    if (piece === '<mark>' || piece === '</mark>') marked = piece === '<mark>';
    else if (piece !== '') parts.push({ text: decode(piece), marked });
  }
  return parts;
}

/** Renders a string of a search hit as text, with the matches highlighted (SM-16). */
export function MarkedText({ value }: { value: string }) {
  return splitAtMarks(value).map(({ text, marked }, at) => (marked ? <mark key={at}>{text}</mark> : text));
}
