import { readdirSync, readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkConfig } from '@/lib/deploy-tools/config/check-config';
import { buildReport } from '@/lib/deploy-tools/report';
import { damageText, growText } from '@/tests/support/damage-text';

const folder = 'tests/fixtures/config-rules';
const seeds = readdirSync(folder)
  .filter((name) => name !== 'too-complex.js')
  .map((name) => readFileSync(`${folder}/${name}`, 'utf8'));

const version = { line: '3.10', path: '/' } as const;
const repeat = (make: (index: number) => string, length: number) =>
  Array.from({ length }, (_, index) => make(index)).join('');

const numRuns = process.env.DOCS_TEST_ALL ? 10_000 : 300;

/** Checks a text, and that what comes out can be shown. */
function check(text: string) {
  const { findings, limits, keys } = checkConfig(text, version);
  for (const { start, end, line } of findings) {
    expect(start >= 0 && start <= end && end <= text.length).toBe(true);
    expect(line).toBeGreaterThan(0);
  }
  const report = buildReport({ title: 'Test', text, findings, limits, siteUrl: 'https://docs.example.org' });
  expect(report.length).toBeLessThan(400_000);
  for (const { message, fix } of findings) expect(message.length + fix.length).toBeLessThan(700);
  expect(keys.length).toBeLessThanOrEqual(500);
  return findings;
}

const piece = fc.oneof(
  fc.string({ maxLength: 30 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom(
    ...'{ } [ ] ... `${ }` (function(){ })() , ; /* */ // a [[[[ 😀 \0 \u2028 \n'.split(' '),
    "'",
  ),
  fc.constantFrom('window.config = ', 'const a = ', 'Object.assign(window.config, {})'),
  fc.constantFrom('oidc: ', 'dataSources: ', 'customizationService: ', '__proto__: null', 'constructor: {}'),
);

/** A config with values of any kind where the viewer expects something else. */
const wrongValues = fc
  .object({
    key: fc.constantFrom(
      ...'oidc dataSources configuration namespace sourceName qidoRoot keys id'.split(' '),
    ),
    values: [fc.string(), fc.double(), fc.boolean(), fc.constant(null)],
    maxDepth: 4,
  })
  .map((value) => `window.config = ${JSON.stringify(value)};`);

it('the config checker never throws for random and damaged configs, and its findings have valid places', () => {
  const random = fc.array(piece, { maxLength: 40 }).map((parts) => parts.join(''));
  const text = fc.oneof(random, growText(piece), damageText(seeds), wrongValues);
  const isSafe = fc.property(text, (value) => void check(value));
  expect(() => fc.assert(isSafe, { numRuns })).not.toThrow();
});

it('the config checker lists at most 50 findings of a rule, and says how many more there are', () => {
  const list = (length: number) =>
    check(`window.config = { ${repeat((index) => `'show StudyList${index}': true,`, length)} };`);
  const [all, some] = [list(50), list(120)].map((found) =>
    found.filter(({ rule }) => rule === 'unknown-key'),
  );
  expect([all?.length, some?.length]).toEqual([50, 50]);
  expect(all?.some(({ fix }) => fix.includes('more like this'))).toBe(false);
  expect(some?.at(-1)?.fix).toMatch(/ 70 more like this are not listed\.$/);
  expect(some?.filter(({ fix }) => fix.includes('more like this'))).toHaveLength(1);
  expect(list(120).map(({ rule }) => rule)).toContain('missing-extensions');
});

it.each(['constructor', '__proto__', 'toString'])(
  'the config checker treats the key %s, which every object has, as an unknown key',
  (key) => {
    const entry = `{ ['${key}']: 1 }`;
    const text = `window.config = { ['${key}']: 1, oidc: [${entry}], multimonitor: [${entry}], maxNumRequests: ${entry} };`;
    const rules = check(text).map(({ rule }) => rule);
    expect(rules).toEqual(expect.arrayContaining(['unknown-key', 'unknown-nested-key', 'oidc-incomplete']));
  },
);

it('the config checker says that it checks only the first entries of a long list, and reports none as missing', () => {
  const sources = `{ sourceName: 'a', namespace: 'x.dataSourcesModule.x' },`.repeat(600);
  const { limits, findings } = checkConfig(
    `window.config = { defaultDataSourceName: 'last', dataSources: [${sources}] };`,
    version,
  );
  expect(limits).toContain('dataSources has more entries than are checked.');
  expect(findings.map(({ rule }) => rule)).not.toContain('unknown-default-source');
});

it('the config checker says that a long JSON file has too much code, and that more than 2 MB are too long', () => {
  const json = `{ ${repeat((index) => `"key${index}": 1,`, 30_000)} "modes": [] }`;
  for (const text of [json, 'a'.repeat(2_000_001)])
    expect(check(text).map(({ rule }) => rule)).toEqual(['too-complex']);
});

it('the config checker checks a config of almost 2 MB that contains its logo as data', () => {
  const logo = `data:image/png;base64,${'QUJD'.repeat(490_000)}`;
  const text = `window.config = { whiteLabeling: { createLogoComponentFn: (React) => React.createElement('img', { src: '${logo}' }) }, modes: [], showStudylist: true };`;
  expect(check(text).map(({ rule }) => rule)).toContain('unknown-key');
});

it.each([
  ['brackets', `window.config = ${'['.repeat(990_000)}${']'.repeat(990_000)};`],
  ['parentheses', '('.repeat(1_990_000)],
  ['additions', `window.config = { name: ${'1+'.repeat(990_000)}1 };`],
  ['texts that double', `const a = 'aaaaaaaa';${'a = a + a;'.repeat(60)}window.config = { name: a };`],
  ['lists that double', `let a = [1, 2];${'a = [...a, ...a];'.repeat(60)}window.config = { extensions: a };`],
  ['objects in each other', `let a = {};${'a = { x: a, y: a, oidc: [a] };'.repeat(60)}window.config = a;`],
  ['many keys', `window.config = {${repeat((index) => `key${index}: ${index},`, 110_000)}};`],
  ['many long values', `window.config = {${repeat((index) => `key${index}: '${'x'.repeat(250)}',`, 7000)}};`],
  ['many sources', `window.config = { dataSources: [${"{ sourceName: 'pacs' },".repeat(80_000)}] };`],
  [
    'functions that call each other',
    'window.config = a; function a() { b(); } function b() { a(); window.config = a; } a();',
  ],
  ['a function that assigns itself', 'function a() { window.config = a; } window.config = a;'],
  ['comments', `${'/* */'.repeat(390_000)}window.config = {};`],
  ['spaces', `${' '.repeat(1_990_000)}x`],
  ['code fences', '```js\n'.repeat(300_000)],
  [
    'names of the config',
    `let a = { 'x y': 1 };${repeat((index) => `const a${index} = f(a, window.config);`, 1500)}window.config = a.b;config.x();window.config = 1;`,
  ],
  ['functions in each other', `${'(() => {'.repeat(90)}config.a();${'})();'.repeat(90)}window.config = 1;`],
  ['lines', `window.config = {\n${'\n'.repeat(1_980_000)}`],
  ['HTML', `<!doctype html>${'<p>'.repeat(660_000)}`],
  ['variables', repeat((index) => `let a${index};`, 160_000)],
  ['templates in each other', '`${'.repeat(660_000)],
  ['assignments', `window.config = {};${repeat((index) => `config.k${index} = 1;`, 100_000)}`],
  [
    'copies of a list',
    `const a = [${'1,'.repeat(9000)}]; window.config = { x: [${'[...a],'.repeat(10_000)}] };`,
  ],
  [
    'copies of a string',
    `const a = '${'x'.repeat(1000)}'; window.config = { x: [${'a + a,'.repeat(9000)}] };`,
  ],
  [
    'copies of variables',
    `${repeat((index) => `let a${index} = 1;`, 5000)}${'window.config = () => 1;'.repeat(2000)}`,
  ],
  [
    'functions that call two others',
    `${repeat((index) => `function a${index}() { config = a${index + 1}; config = a${index + 1}; }`, 60)} config = a0;`,
  ],
  [
    'an object that contains itself often',
    `let a = {};${`a = { ${repeat((index) => `k${index}: a,`, 100)} };`.repeat(20)}
     window.config = { customizationService: a, x: [a] };`,
  ],
  ['slashes', `window.config = { routerBasename: 'a${'/'.repeat(1_900_000)}b', oidc: [{}] };`],
  [
    'words that look like secrets',
    `window.config = { oidc: [{ authority: '${'?token'.repeat(320_000)}' }] };`,
  ],
])('the config checker finishes with findings for a long text of %s', (_, text) => {
  expect(text.length).toBeLessThan(2_000_000);
  expect(check(text).length).toBeGreaterThan(0);
});
