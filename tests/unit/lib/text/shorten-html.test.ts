import { parseFragment, serialize } from 'parse5';
import { expect, it } from 'vitest';
import { shortenHtml } from '@/lib/text/shorten-html';

it.each([
  [
    'items of lists',
    '<ul>\n<li>a</li>\n<li>b<ol><li>c</li></ol></li>\n</ul>',
    '<ul>\n<li>a\n<li>b<ol><li>c</ol>\n</ul>',
  ],
  ['paragraphs', '<p>a</p>\n<p>b</p><figure></figure><p>c</p>d', '<p>a\n<p>b<figure></figure><p>c</p>d'],
  [
    'rows and cells',
    '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>c</td><td>d</td></tr></tbody></table>',
    '<table><thead><tr><th>a<th>b</thead><tbody><tr><td>c<td>d</tbody></table>',
  ],
  [
    'no tags before inline elements',
    '<p>a</p><p-x></p-x><a href="#"><p>b</p></a>',
    '<p>a</p><p-x></p-x><a href="#"><p>b</p></a>',
  ],
  ['apostrophes', '<p title="it&#x27;s">don&#x27;t</p>', `<p title="it's">don't</p>`],
])('shortens %s and keeps the parsed document the same', (_what, html, short) => {
  expect(shortenHtml(html)).toBe(short);
  const tree = (text: string) => serialize(parseFragment(text)).replaceAll('\n', '');
  expect(tree(short)).toBe(tree(html));
});
