import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { site } from '@/lib/site/config';
import { getCheckedLine } from '@/lib/site/release-line';

const read = (file: string) => readFileSync(file, 'utf8');
const readJson = <Shape>(file: string) => JSON.parse(read(file)) as Shape;

/** Returns the text from a heading to the next one of its level or above. */
function getSection(text: string, heading: string): string {
  const level = /^#+/.exec(heading)?.[0].length ?? 1;
  const [, after = ''] = text.split(`\n${heading}`);
  return after.split(new RegExp(`\\n#{1,${level}} `))[0] ?? '';
}

/** Returns the code in the first column of the tables in a section. */
function getKeys(section: string): string[] {
  const cells = [...section.matchAll(/^\| (`[^|]*) \|/gm)].map(([, cell = '']) => cell);
  return cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, key = '']) => key));
}

/** Returns the table of options; other tables describe keys inside an option. */
function getOptionTable(section: string): string {
  return /(?:^|\n)\| Key \| Type \| If missing [^\n]*\n(?:\|[^\n]*\n?)*/.exec(section)?.[0] ?? '';
}

/** Formats a key as on pages: `ctrl+z` → `Ctrl+Z`. */
function showKey(keys: string): string {
  const names: Readonly<Record<string, string>> = {
    down: '↓',
    up: '↑',
    left: '←',
    right: '→',
    pageup: 'Page Up',
    pagedown: 'Page Down',
  };
  const show = (name: string) => names[name] ?? `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return keys === '+' ? keys : keys.split('+').map(show).join('+');
}

const findKeys = (text: string) =>
  [...text.matchAll(/<kbd>[^<]+<\/kbd>(?:\+<kbd>[^<]+<\/kbd>)*/g)].map(([keys]) =>
    keys.replace(/<\/?kbd>/g, ''),
  );

const folders = site.versions.map((version) => [version.dir, getCheckedLine(version)] as const);

describe.each(folders)('pages of %s', (dir, version) => {
  const config = readJson<{ read: Record<string, string>; typed: Record<string, string> }>(
    `content/checks/config-keys-${version}.json`,
  );
  const page = read(`${dir}/configuration/configurationFiles.md`);
  const options = ['### Structure and startup', '### Screens and behavior', '### Loading and rendering'];
  const documented = options.flatMap((heading) => getKeys(getOptionTable(getSection(page, heading))));
  const unread = getKeys(getSection(page, '### Keys that nothing reads'));

  it('list every configuration key that the viewer reads', () => {
    expect(documented.length).toBeGreaterThan(20);
    const missing = Object.keys(config.read).filter((key) => ![...documented, ...unread].includes(key));
    expect(missing).toEqual([]);
  });

  it('list as options only configuration keys that the viewer reads', () => {
    expect(documented.filter((key) => !(key in config.read))).toEqual([]);
  });

  it('list configuration keys that only the viewer’s TypeScript type has below "Keys that nothing reads"', () => {
    expect(Object.keys(config.typed).filter((key) => !unread.includes(key))).toEqual([]);
  });

  it('have their code samples checked against a type with exactly the configuration keys that the viewer reads', () => {
    const types = ['app-config.d.ts', `${version}/app-config.d.ts`].map((file) =>
      read(`tools/samples/types/${file}`),
    );
    const keys = types.flatMap((text) => {
      const body = /export interface (?:CommonConfig|AppConfig)[^{]*\{\n([\s\S]*?)\n\}/.exec(text)?.[1] ?? '';
      return [...body.matchAll(/^ {2}(\w+)\??:/gm)].map(([, key]) => key);
    });
    expect(keys.toSorted()).toEqual(Object.keys(config.read).toSorted());
  });

  it('list the default hotkeys of the viewer and no others', () => {
    const { bindings } = readJson<{ bindings: { keys: string[] }[] }>(
      `content/checks/hotkeys-${version}.json`,
    );
    const defaults = bindings.flatMap(({ keys }) => keys.map(showKey));
    expect(defaults.length).toBeGreaterThan(20);
    const section = getSection(read(`${dir}/user-guide/viewer/hotkeys.md`), '## Default keys');
    const all = findKeys(section);
    expect(defaults.filter((key) => !all.includes(key))).toEqual([]);
    const inTables = section.split('\n').filter((line) => line.startsWith('| <kbd>'));
    const listed = inTables.flatMap((line) => findKeys(line.split(' | ')[0] ?? ''));
    expect(listed.filter((key) => !defaults.includes(key))).toEqual([]);
  });
});
