import { expect, it } from 'vitest';
import { decodeEntities } from '@/components/ui/decode-entities';

it.each([
  ['640 mm&sup2;', '640 mm²'],
  ['12 &plusmn; 3', '12 ± 3'],
  ['&#181;Sv &#x3c3;', 'µSv σ'],
  ['a &amp;lt; b', 'a &lt; b'],
  // Texts without known HTML entities.
  ...['R&D; 2', '5 &constructor; 6', '&#x110000;', '&#0;', 'mm&sup2', '<b>bold</b>'].map((text) => [
    text,
    text,
  ]),
] as [string, string][])('the HTML entities in "%s" are decoded to "%s"', (text, decoded) =>
  expect(decodeEntities(text)).toBe(decoded),
);
