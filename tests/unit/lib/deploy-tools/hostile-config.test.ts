import { readdirSync, readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkConfig } from '@/lib/deploy-tools/config/check-config';
import { buildReport } from '@/lib/deploy-tools/report';

const folder = 'tests/fixtures/config-rules';
const seeds = readdirSync(folder)
  .filter((name) => name !== 'too-deep.js')
  .map((name) => readFileSync(`${folder}/${name}`, 'utf8'));

const numRuns = process.env.DOCS_TEST_ALL ? 10_000 : 300;

/** Checks a text, and that what comes out can be shown. */
function check(text: string) {
  const { findings, limits, keys } = checkConfig(text, { line: '3.10', path: '/' });
  for (const { start, end, line } of findings) {
    expect(start >= 0 && start <= end && end <= text.length).toBe(true);
    expect(line).toBeGreaterThan(0);
  }
  const report = buildReport({ title: 'Test', text, findings, limits, siteUrl: 'https://docs.example.org' });
  expect(report.length).toBeLessThan(400_000);
  expect(keys.length).toBeLessThanOrEqual(500);
  return findings;
}

const piece = fc.oneof(
  fc.string({ maxLength: 30 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom(
    'window.config = ',
    '{',
    '}',
    '[',
    ']',
    '...',
    '`${',
    '}`',
    '__proto__: null',
    'constructor: {}',
  ),
  fc.constantFrom(
    '(function(){',
    '})()',
    ',',
    ';',
    "'",
    '/*',
    '*/',
    '//',
    '\n',
    'Object.assign(window.config, {})',
  ),
  fc.constantFrom(
    'const a = ',
    'a',
    'oidc: ',
    'dataSources: ',
    'customizationService: ',
    '[[[[',
    '😀',
    '\0',
    '\u2028',
  ),
);

/** A config whose text was changed in one place. */
const damaged = fc
  .tuple(fc.constantFrom(...seeds), fc.nat(), fc.nat(40), fc.string({ maxLength: 10 }))
  .map(([text, at, length, insert]) => {
    const start = at % (text.length + 1);
    return text.slice(0, start) + insert + text.slice(start + length);
  });

/** A config with values of any kind where the viewer expects something else. */
const wrongValues = fc
  .object({
    key: fc.constantFrom(
      'oidc',
      'dataSources',
      'configuration',
      'namespace',
      'sourceName',
      'qidoRoot',
      'keys',
      'id',
    ),
    values: [fc.string(), fc.double(), fc.boolean(), fc.constant(null)],
    maxDepth: 4,
  })
  .map((value) => `window.config = ${JSON.stringify(value)};`);

describe('the config checker', () => {
  it('reports something, and never throws, whatever the text is', () => {
    const text = fc.oneof(
      fc.array(piece, { maxLength: 40 }).map((parts) => parts.join('')),
      damaged,
      wrongValues,
    );
    const checked = fc.property(text, (value) => {
      check(value);
    });
    expect(fc.check(checked, { numRuns }).failed).toBe(false);
  });

  it.each([
    ['brackets', `window.config = ${'['.repeat(1_000_000)}${']'.repeat(1_000_000)};`],
    ['parentheses', '('.repeat(2_000_000)],
    ['additions', `window.config = { name: ${'1+'.repeat(1_000_000)}1 };`],
    [
      'texts that double',
      `const a = 'aaaaaaaa';${Array.from({ length: 60 }, () => 'a = a + a;').join('')}window.config = { name: a };`,
    ],
    [
      'lists that double',
      `let a = [1, 2];${'a = [...a, ...a];'.repeat(60)}window.config = { extensions: a };`,
    ],
    ['objects in each other', `let a = {};${'a = { x: a, y: a, oidc: [a] };'.repeat(60)}window.config = a;`],
    [
      'many keys',
      `window.config = {${Array.from({ length: 100_000 }, (_, index) => `key${index}: ${index},`).join('')}};`,
    ],
    ['many sources', `window.config = { dataSources: [${"{ sourceName: 'pacs' },".repeat(80_000)}] };`],
    ['functions that call each other', 'function a() { b(); } function b() { a(); window.config = a; } a();'],
    ['a function that assigns itself', 'function a() { window.config = a; } window.config = a;'],
    ['comments', `${'/* */'.repeat(400_000)}window.config = {};`],
    ['spaces', `${' '.repeat(2_000_000)}x`],
    ['lines', `window.config = {\n${'\n'.repeat(2_000_000)}`],
    ['HTML', `<!doctype html>${'<p>'.repeat(600_000)}`],
  ])('answers for a long text with %s', (_, text) => {
    expect(check(text).length).toBeGreaterThan(0);
  });
});
