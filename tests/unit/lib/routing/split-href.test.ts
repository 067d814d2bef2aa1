import { expect, it } from 'vitest';
import { splitHref } from '@/lib/routing/split-href';

it.each([
  ['/a', { path: '/a', query: '', hash: '' }],
  ['/a?x=1#y', { path: '/a', query: '?x=1', hash: '#y' }],
  ['/a#y?x=1', { path: '/a', query: '', hash: '#y?x=1' }],
  ['?x', { path: '', query: '?x', hash: '' }],
  ['#', { path: '', query: '', hash: '#' }],
])('RT-21 %s is split at its first # and the ? before it', (href, parts) => {
  expect(splitHref(href)).toEqual(parts);
});
