import type { RandomGenerator } from './random';

/** Approximate size of the largest page that the build accepts, in bytes. */
const LONGEST = 1_000_000;

/** Strings to repeat in long lines: one is cheap to parse, but 100,000 in a row are expensive for a naive parser. */
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

/** Opening delimiters, which create nested constructs when they are repeated. */
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

/** Creates a line of up to 1 MB from one repeated string. Most lines are shorter, because longer pages are rejected. */
export function createLongLine(random: RandomGenerator): string {
  const unit = random.pick(units);
  const length = random.pick([2_000, 20_000, 200_000, LONGEST - 2_000, LONGEST + 2_000]);
  return unit.repeat(Math.floor(length / Buffer.byteLength(unit)));
}

/** Creates up to 1 MB of short lines from one repeated string. */
export function createManyLines(random: RandomGenerator): string {
  const unit = random.pick(units);
  const line = unit.repeat(random.int(1, 40));
  const length = random.pick([2_000, 20_000, 200_000, LONGEST - 2_000]);
  const end = random.pick(['\n', '\n\n', '  \n']);
  return (line + end).repeat(Math.floor(length / Buffer.byteLength(line + end)));
}

/** Creates constructs nested 10 to 50,000 levels deep, with or without closing delimiters. */
export function createDeepNesting(random: RandomGenerator): string {
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
