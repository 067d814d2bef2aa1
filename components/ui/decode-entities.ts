const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  deg: '°',
  plusmn: '±',
  micro: 'µ',
  middot: '·',
  times: '×',
  sup1: '¹',
  sup2: '²',
  sup3: '³',
  frac12: '½',
  sigma: 'σ',
  mu: 'μ',
  Delta: 'Δ',
  le: '≤',
  ge: '≥',
  ndash: '–',
  mdash: '—',
  hellip: '…',
};

const numeric = (digits: string) =>
  /^x/i.test(digits) ? Number.parseInt(digits.slice(1), 16) : Number.parseInt(digits, 10);

/**
 * Decodes HTML entities in measured values, such as `mm&sup2;`, and leaves unknown entities unchanged. Unlike
 * `innerHTML`, it doesn’t need a document and doesn’t interpret markup.
 */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:#(x[\da-f]+|\d+)|(\w+));/gi, (entity, digits?: string, name?: string) => {
    if (name !== undefined) return Object.hasOwn(named, name) ? (named[name] ?? entity) : entity;
    const code = numeric(digits ?? '');
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity;
  });
}
