import { expect, it } from 'vitest';
import { findNearestName } from '@/lib/site/nearest-name';
import { getEditDistance } from '@/lib/text/edit-distance';

const keys = ['title', 'sidebar_label', 'sidebar_position', 'slug', 'id', 'tags'];

it.each([
  ['titel', 'title'],
  ['Title', 'title'],
  ['sidebar_lable', 'sidebar_label'],
  ['sidebarPosition', 'sidebar_position'],
  ['slugs', 'slug'],
  ['ID', 'id'],
  ['tag', 'tags'],
  ['author', null],
  ['xy', null],
])('BLD-09 finds for %s the nearest name %s', (name, nearest) => {
  expect(findNearestName(name, keys)).toBe(nearest);
});

it('BLD-09 returns the nearest of several names, or the first of equally near ones', () => {
  expect(findNearestName('tab', ['tap', 'tabs', 'tabs2'])).toBe('tap');
  expect(findNearestName('x', [])).toBeNull();
});

it.each([
  ['', 'abc', 3],
  ['abc', 'abc', 0],
  ['abc', 'acb', 1],
  ['abc', 'ab', 1],
  ['kitten', 'sitting', 3],
])('BLD-09 computes the distance from "%s" to "%s" as %i', (from, to, distance) => {
  expect(getEditDistance(from, to, 9)).toBe(distance);
});
