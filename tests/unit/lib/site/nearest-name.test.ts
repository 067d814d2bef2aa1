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
])('BLD-09 the suggestion for the misspelled name %s is %s', (name, nearest) => {
  expect(findNearestName(name, keys)).toBe(nearest);
});

it('BLD-09 the suggestion for a misspelled name is the nearest of several, or the first of equal ones', () => {
  expect(findNearestName('tab', ['tap', 'tabs', 'tabs2'])).toBe('tap');
  expect(findNearestName('x', [])).toBeNull();
});

it.each([
  ['', 'abc', 3],
  ['abc', 'abc', 0],
  ['abc', 'acb', 1],
  ['abc', 'ab', 1],
  ['kitten', 'sitting', 3],
])('BLD-09 the edit distance from "%s" to "%s" is %i', (from, to, distance) => {
  expect(getEditDistance(from, to, 9)).toBe(distance);
});
