import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeFolder, removeFolder } from '@/tests/support/temporary-folder';

interface Diagnostic {
  code: string;
  filename: string;
  labels: { span: { line: number } }[];
}

/** One file of each folder, with modules that it must not import and modules that it may import. */
const zones = JSON.parse(readFileSync('tests/fixtures/lint-zones.json', 'utf8')) as Record<
  string,
  { forbidden: string[]; allowed: string[] }
>;

const dir = makeFolder();
let diagnostics: Diagnostic[] = [];

function write(file: string, lines: readonly string[]): void {
  mkdirSync(dirname(join(dir, file)), { recursive: true });
  writeFileSync(join(dir, file), `${lines.join('\n')}\n`);
}

beforeAll(() => {
  cpSync('.oxlintrc.json', join(dir, '.oxlintrc.json'));
  for (const [file, { forbidden, allowed }] of Object.entries(zones))
    write(
      file,
      [...forbidden, ...allowed].map((module) => `import '${module}';`),
    );
  write('lib/docs/a.ts', ["import type { B } from './b';", 'export type A = B;']);
  write('lib/docs/b.ts', ["import type { A } from './a';", 'export type B = A;']);
  const { stdout } = spawnSync(resolve('node_modules/.bin/oxlint'), ['--format', 'json', '.'], {
    cwd: dir,
    encoding: 'utf8',
  });
  ({ diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] });
});

afterAll(() => removeFolder(dir));

const linesOf = (rule: string, file: string) =>
  diagnostics
    .filter(({ code, filename }) => code.includes(rule) && filename === file)
    .map(({ labels }) => labels[0]?.span.line ?? 0)
    .toSorted((left, right) => left - right);

it.each(Object.entries(zones))(
  'lint forbids %s to import from higher layers, and allows all other imports',
  (file, { forbidden, allowed }) => {
    const modules = [...forbidden, ...allowed];
    expect(linesOf('no-restricted-imports', file).map((line) => modules[line - 1])).toEqual(forbidden);
  },
);

it('lint forbids import cycles, even of types only', () => {
  expect(['lib/docs/a.ts', 'lib/docs/b.ts'].map((file) => linesOf('no-cycle', file))).toEqual([[1], [1]]);
});
