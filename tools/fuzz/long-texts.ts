import type { Random } from './random';

/** Slightly more bytes than the largest accepted page. */
const LONGEST = 1_000_000;

/** Pieces to repeat in long lines: one is cheap to parse, 100,000 in a row are expensive for a careless parser. */
const units: readonly string[] = [
  'a',
  'a ',
  ' ',
  '\t',
  '[',
  ']',
  '[a]',
  '[a](b)',
  '![',
  '*',
  '*a ',
  '**a',
  '_a_',
  '~',
  '`',
  '`a',
  '<',
  '<a',
  '<a>',
  '</a>',
  '<!--',
  '-->',
  '{',
  '}',
  '{a}',
  '{/*',
  '(',
  '|',
  '| a ',
  '&',
  '&amp;',
  '\\',
  '\\\\',
  '$',
  ':',
  ':a',
  ':::',
  '#',
  '>',
  '> ',
  '- ',
  '1. ',
  '"',
  "'",
  'http://a ',
  'www.a.b ',
  'a@b.c ',
  'é',
  '👩‍👧',
  '\u0301',
  '[^1]',
  '{#a}',
  '../',
  '%',
];

/** Pieces that open something; repeated, they lie in each other. */
const openers: readonly string[] = [
  '> ',
  '- ',
  '1. ',
  '<b>',
  '<div>\n',
  '<details>\n\n',
  '<Tabs>\n<TabItem value="a">\n\n',
  '[',
  '![a',
  '*a **b ',
  '{[',
  '{`${',
  '(',
  ':::note\n',
  '`` ` ',
  '<!-- ',
  '> - ',
];

/** One line of up to 1 MB, of one unit; sizes below are more frequent, since they are what compiles. */
export function longLine(random: Random): string {
  const unit = random.pick(units);
  const length = random.pick([2_000, 20_000, 200_000, LONGEST - 2_000, LONGEST + 2_000]);
  return unit.repeat(Math.floor(length / Buffer.byteLength(unit)));
}

/** The same in many lines, so that no line is long. */
export function manyLines(random: Random): string {
  const unit = random.pick(units);
  const line = unit.repeat(random.int(1, 40));
  const length = random.pick([2_000, 20_000, 200_000, LONGEST - 2_000]);
  const end = random.pick(['\n', '\n\n', '  \n']);
  return (line + end).repeat(Math.floor(length / Buffer.byteLength(line + end)));
}

/** Constructs inside each other, tens to tens of thousands deep, closed or not. */
export function deepNesting(random: Random): string {
  const opener = random.pick(openers);
  const depth = random.pick([10, 100, 1_000, 10_000, 50_000]);
  if (random.next() < 0.3) {
    const item = random.pick(['- a', '> a', '1. a']);
    return Array.from({ length: Math.min(depth, 1_000) }, (_, level) => '  '.repeat(level) + item).join('\n');
  }
  const closed = random.next() < 0.5;
  const closers: Record<string, string> = {
    '<b>': '</b>',
    '<div>\n': '\n</div>',
    '[': '](a)',
    '(': ')',
    '{[': ']}',
  };
  return opener.repeat(depth) + 'x' + (closed ? (closers[opener] ?? '').repeat(depth) : '');
}
