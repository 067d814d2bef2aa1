import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { unreadKeys } from '@/lib/deploy-tools/config/data/app-keys';
import { knownLines } from '@/lib/deploy-tools/config/data/lines';
import { dicomWebKeys, unreadSourceKeys } from '@/lib/deploy-tools/config/data/source-keys';
import {
  customizationModules,
  customizations,
  defaultHotkeys,
  extensions,
  modes,
} from '@/lib/deploy-tools/config/data/viewer-names';
import { getAppKeys } from '@/lib/deploy-tools/config/schema';
import { buildConfigSchema } from '@/tools/authors/config-schema';

const readJson = <Shape>(name: string) =>
  JSON.parse(readFileSync(`content/checks/${name}.json`, 'utf8')) as Shape;

describe.each(knownLines)('what the config checker knows about viewer %s', (line) => {
  const { read, typed } = readJson<Record<'read' | 'typed', Record<string, string>>>(`config-keys-${line}`);
  const files = readJson<{ modules: Record<string, string[]>; modes: string[] }>(`viewer-files-${line}`);
  const known = [...getAppKeys(line).keys()];

  it('includes every app config key that the viewer reads, and no other', () => {
    // Only a panel that no mode shows reads this key.
    const expected = Object.keys(read).filter((key) => key !== 'experimentalStudyBrowserSort');
    expect(known.toSorted()).toEqual(expected.toSorted());
  });

  it('includes every key that only the viewer’s types name, marked as unread', () => {
    const elsewhere = new Set([...Object.keys(unreadKeys), ...Object.keys(dicomWebKeys)]);
    expect(Object.keys(typed).filter((key) => !elsewhere.has(key))).toEqual([]);
    expect(Object.keys(unreadKeys).filter((key) => known.includes(key))).toEqual([]);
  });

  it('includes every data source key in the tables of the documentation, and no other', () => {
    const folder = line === '3.10' ? 'latest' : line;
    const page = readFileSync(`content/${folder}/configuration/dataSources/dicom-web.md`, 'utf8');
    const table = /\| Key \| Type \| If missing [^\n]*\n(?:\|[^\n]*\n)*/.exec(page)?.[0] ?? '';
    const keys = [...table.matchAll(/^\| `(\w+)` \|/gm)].map(([, key]) => key);
    expect(keys.toSorted()).toEqual(Object.keys(dicomWebKeys).toSorted());
    const unread = /Some keys appear in shipped config files[^\n]*/.exec(page)?.[0] ?? '';
    expect(Object.keys(unreadSourceKeys).filter((key) => !unread.includes(`\`${key}\``))).toEqual([]);
  });

  it('includes the names of all extensions and modes of the viewer, and no other', () => {
    expect(extensions.toSorted()).toEqual(Object.keys(files.modules).toSorted());
    expect(modes.toSorted()).toEqual(files.modes.toSorted());
    const owners = customizationModules[line].map((name) => name.split('.')[0]);
    expect(owners.filter((name) => !extensions.includes(name ?? ''))).toEqual([]);
  });

  it('can be published as a JSON schema that says what happens if a key is missing', () => {
    const schema = buildConfigSchema(line) as { properties: Record<string, { description?: string }> };
    for (const key of ['routerBasename', 'dataSources', 'oidc', 'maxNumRequests'])
      expect(schema.properties[key]?.description).toMatch(/If missing: /);
    expect(schema.properties['httpErrorHandler']).toBeUndefined();
  });
});

it('the config checker knows every customization that the running viewer has', () => {
  const running = readJson<{ customizations: string[] }>('viewer-running-3.10').customizations;
  expect(running.filter((name) => !customizations['3.10'].includes(name))).toEqual([]);
});

it('the config checker knows the keys of all default hotkeys of the viewer, and no other', () => {
  const { bindings } = readJson<{ bindings: { keys: string[] }[] }>('hotkeys-3.10');
  const keys = new Set(bindings.flatMap((binding) => binding.keys));
  expect(Object.keys(defaultHotkeys).toSorted()).toEqual([...keys].toSorted());
});
