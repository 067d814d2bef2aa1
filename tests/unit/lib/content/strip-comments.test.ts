import { expect, it } from 'vitest';
import { stripComments } from '@/lib/content/first-text';

it.each([
  ['a<!-- b -->c', 'ac'],
  ['a{/* b */}c', 'ac'],
  ['<!-- {/* -->a*/}', 'a*/}'],
  ['{/* <!-- */}a-->', 'a-->'],
  ['a<!-- b', 'a<!-- b'],
  ['a{/* b <!-- c -->d', 'a{/* b d'],
  ['<!-- a --><!-- b -->{/* c */}d<!--e-->', 'd'],
  ['<!-- a\nb -->c', 'c'],
  ['', ''],
])('SH-06 removing HTML and MDX comments turns %j into %j', (text, expected) =>
  expect(stripComments(text)).toBe(expected),
);
