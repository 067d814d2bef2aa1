// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { getHitHref } from '@/components/search/hit-address';

it('SM-17 addresses of hits are paths on this site, also where a record holds the full address', () => {
  expect(getHitHref('/faq/general#x')).toBe('/faq/general#x');
  expect(getHitHref('https://docs.ohif.org/faq/general?a=1#x')).toBe('/faq/general?a=1#x');
  expect(getHitHref(`${location.origin}/help`)).toBe('/help');
  expect(getHitHref('https://ohif.org/news')).toBe('https://ohif.org/news');
});

it.each(['javascript:alert(1)', 'data:text/html,x', '', 'x', 'JAVASCRIPT:alert(1)', '\\\\evil'])(
  'SM-16 SM-17 "%s" leads nowhere',
  (url) => expect(getHitHref(url)).toBe('#'),
);

it('SM-17 an address of another host without a scheme leads nowhere', () => {
  expect(getHitHref('//evil.example/x')).toBe('#');
});
