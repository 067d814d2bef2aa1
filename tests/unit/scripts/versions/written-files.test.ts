import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listFiles } from '@/lib/checks/export/served-files';
import { formatVersionsConfig, getRouteDir, getRouteFiles } from '@/scripts/versions/written-files';
import { listedVersions } from '@/lib/site/config';
import { olderVersions } from '@/tests/support/served-versions';

const read = (file: string) => readFileSync(file, 'utf8');

it('versions.config.ts has the format that the commands for freezing and retiring versions write', async () => {
  expect(await formatVersionsConfig(listedVersions)).toBe(read('versions.config.ts'));
});

it.each(olderVersions)(
  'VER-01 the route files of version $name equal those that the command for freezing versions generates',
  ({ name }) => {
    const files = getRouteFiles(name);
    const there = listFiles(getRouteDir(name)).map((file) => join(getRouteDir(name), file));
    expect(there).toEqual(Object.keys(files).sort());
    for (const [file, text] of Object.entries(files)) expect(read(file)).toBe(text);
  },
);
