import { expect, it } from 'vitest';
import { getActiveVersion, getLatestVersion } from '@/lib/docs/versions';

const latest = { name: 'current', path: '/', isLast: true };
const older = { name: '3.9', path: '/3.9', isLast: false };
const patch = { name: '3.9.1', path: '/3.9/patch', isLast: false };
const versions = [latest, older, patch];

it.each([
  ['/', latest],
  ['/faq/general', latest],
  ['/3.9', older],
  ['/3.9/', older],
  ['/3.9/x', older],
  ['/3.9/PATCH/x', patch],
  ['/3.9/patches', older],
  ['/3.90', latest],
  ['/3x9/x', latest],
])('LKP-08 the active version is the one with the longest path that matches %s, if any', (path, version) => {
  expect(getActiveVersion(versions, path)).toBe(version);
  expect(getActiveVersion(versions.toReversed(), path)).toBe(version);
  const others = versions.filter((other) => other !== latest);
  expect(getActiveVersion(others, path)).toBe(version === latest ? undefined : version);
});

it('VER-01 the latest version is the one marked as such, and a missing one throws an error', () => {
  expect(getLatestVersion([older, latest])).toBe(latest);
  expect(() => getLatestVersion([older])).toThrow('No version has isLast: true');
});
