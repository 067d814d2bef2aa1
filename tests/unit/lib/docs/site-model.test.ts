import { beforeEach, expect, it } from 'vitest';
import { getSiteModel, resetSiteModel } from '@/lib/docs/site-model';
import { site } from '@/lib/site/config';

beforeEach(resetSiteModel);

it('VER-01 the model is built once', () => {
  expect(getSiteModel()).toBe(getSiteModel());
  expect(getSiteModel().versions.map(({ name, path }) => [name, path])).toEqual(
    site.versions.map(({ name, path }) => [name, path]),
  );
});

it('VER-01 another revision builds it anew, no revision takes the one at hand', () => {
  const first = getSiteModel('1');
  expect(getSiteModel('1')).toBe(first);
  expect(getSiteModel()).toBe(first);
  const second = getSiteModel('2');
  expect(second).not.toBe(first);
  expect(getSiteModel()).toBe(second);
});
