import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ruleGroups } from '@/tools/authors/rule-descriptions';
import { frontmatterKeys } from '@/lib/content/frontmatter-schema';
import { parts } from '@/tools/samples/script-parts';
import { listRules } from './mistakes/list-rules';

const list = (folder: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => join(folder, file));

const guides = list('docs');
const decisions = list('docs/decisions');
/** Document → the most lines it may have. */
const lengths: Readonly<Record<string, number>> = {
  'README.md': 80,
  'CONTRIBUTING.md': 150,
  'ARCHITECTURE.md': 150,
  ...Object.fromEntries(decisions.map((file) => [file, 25])),
};
const read = (file: string) => readFileSync(file, 'utf8');

/** Paths that a document names in backticks, from the root, or links to, from its own folder. Patterns are left out. */
function namedPaths(file: string): string[] {
  const text = read(file);
  const roots = 'app|components|content|deploy|docs|lib|scripts|tools|tests|public|bench';
  const inCode = text.matchAll(
    new RegExp(`\`((?:${roots})(?:/[^\`*<\\s]*)?|[a-z.-]+\\.config\\.ts|\\.oxlintrc\\.json)\``, 'g'),
  );
  const linked = text.replaceAll(/`[^`]*`/g, '').matchAll(/\]\((?!https?:)([^)#]+)(?:#[^)]*)?\)/g);
  return [
    ...[...inCode].map(([, path = '']) => path),
    ...[...linked].map(([, path = '']) => join(dirname(file), path)),
  ];
}

describe.each(['README.md', 'CONTRIBUTING.md', 'ARCHITECTURE.md', ...guides, ...decisions])('%s', (file) => {
  it('names only paths that exist', () => {
    expect(namedPaths(file).filter((path) => !existsSync(path))).toEqual([]);
  });

  it('names only commands that package.json has', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const commands = [...read(file).matchAll(/npm run ([\w:-]+)/g)].map((match) => match[1] ?? '');
    expect(commands.filter((command) => !(command in scripts))).toEqual([]);
  });
});

it.each(Object.entries(lengths))('%s has at most %i lines', (file, most) => {
  expect(read(file).trimEnd().split('\n').length).toBeLessThanOrEqual(most);
});

describe('README.md', () => {
  it('begins with the two commands', () => {
    const text = read('README.md');
    expect(text.indexOf('npm ci && npm start')).toBeLessThan(text.indexOf('npm ci && npm test'));
  });

  it('names the test command that continuous integration runs', () => {
    expect(read('.ci/run')).toContain('npm ci && npm test');
    expect(read('.github/workflows/ci.yml')).toContain('bash .ci/run');
  });
});

it('docs/code-samples.md lists every part that a sample can be of', () => {
  const text = read('docs/code-samples.md');
  const missing = Object.entries(parts).filter(
    ([name, { about }]) => !text.includes(`| \`${name}\` | ${about} |`),
  );
  expect(missing.map(([name]) => name)).toEqual([]);
});

it('docs/authoring.md lists every front matter key with what it takes and does', () => {
  const text = read('docs/authoring.md');
  const missing = Object.entries(frontmatterKeys).filter(
    ([key, { expects, about }]) => !text.includes(`| \`${key}\` | ${expects} | ${about} |`),
  );
  expect(missing.map(([key]) => key)).toEqual([]);
});

it('docs/checks.md lists every rule that a check reports', () => {
  const described = new Set(ruleGroups.flatMap(({ rules }) => Object.keys(rules)));
  expect(listRules().filter((rule) => !described.has(rule))).toEqual([]);
  expect([...described].filter((rule) => !read('docs/checks.md').includes(`| \`${rule}\` |`))).toEqual([]);
});

it('docs/dependencies.md gives the purpose of every dependency', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<
    string,
    Record<string, string>
  >;
  const text = read('docs/dependencies.md');
  const names = Object.keys({ ...dependencies, ...devDependencies });
  expect(names.length).toBeGreaterThan(20);
  const unexplained = names.filter((name) => !name.startsWith('@types/') && !text.includes(name));
  expect(unexplained).toEqual([]);
});

describe('source files', () => {
  it('have at most 300 lines', () => {
    const folders = [
      'app',
      'components',
      'lib',
      'scripts',
      'tools',
      'tests/build',
      'tests/samples',
      'tests/e2e',
      'tests/scripts',
      'tests/support',
      'tests/unit',
    ];
    const files = folders.flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.(?:tsx?|mjs|css)$/.test(file) && !file.startsWith('types/'))
        .map((file) => join(folder, file)),
    );
    expect(files.length).toBeGreaterThan(200);
    expect(files.filter((file) => read(file).split('\n').length > 301)).toEqual([]);
  });
});
