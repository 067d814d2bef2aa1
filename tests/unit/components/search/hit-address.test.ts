// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { getHitHref } from '@/components/search/hit-address';

it.each([
  ['/faq/general#x', '/faq/general#x'],
  ['https://docs.ohif.org/faq/general?a=1#x', '/faq/general?a=1#x'],
  [`${location.origin}/help`, '/help'],
  ['https://ohif.org/news', 'https://ohif.org/news'],
  ...['javascript:alert(1)', 'data:text/html,x', '', 'x', 'JAVASCRIPT:alert(1)'].map((url) => [url, '#']),
  // Protocol-relative addresses.
  ...['\\\\evil', '//evil.example/x'].map((url) => [url, '#']),
])('SM-16 SM-17 a search hit with the address "%s" links to "%s"', (url, href) => {
  expect(getHitHref(url ?? '')).toBe(href);
});
