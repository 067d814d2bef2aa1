import { expect, it } from 'vitest';
import { buildVersions } from '@/lib/site/build-versions';
import { getCheckedLine } from '@/lib/site/release-line';
import { servedFixtures } from '@/tests/support/make-model';

it('VER-01 VER-17 name, label, address and folder of each documentation version come from its viewer release', () => {
  const versions = buildVersions(servedFixtures);
  expect(versions.map(({ viewer: _viewer, ...version }) => version)).toEqual([
    {
      name: 'current',
      label: '3.10.2 (Latest)',
      path: '/',
      dir: 'content/latest',
      isLast: true,
      banner: 'none',
    },
    { name: '3.9', label: '3.9', path: '/3.9', dir: 'content/3.9', isLast: false, banner: 'unmaintained' },
  ]);
  expect(versions.map(({ viewer }) => viewer.migrationGuide)).toEqual([
    '/migration-guide/3p9-to-3p10/',
    '/3.9/migration-guide/3p8-to-3p9/',
  ]);
});

it('the release line that a version was checked against comes from checkedAgainst, not from its release', () => {
  const [latest] = servedFixtures;
  const viewer = latest && { ...latest.viewer, release: '3.11.0' };
  expect(viewer && getCheckedLine({ viewer })).toBe('3.10');
});
