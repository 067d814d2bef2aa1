import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { frontmatterKeys } from '@/lib/content/frontmatter-schema';
import { parts } from '@/tools/samples/script-parts';

const documents = ['README.md', 'CONTRIBUTING.md', 'ARCHITECTURE.md'] as const;
const read = (file: string) => readFileSync(file, 'utf8');

/** Paths of the project that a text names in backticks or links to; patterns and made-up samples left out. */
function namedPaths(text: string): string[] {
  const roots = 'app|components|content|deploy|lib|scripts|tools|tests|public|bench';
  const inCode = [
    ...text.matchAll(
      new RegExp(`\`((?:${roots})(?:/[^\`*\\s]*)?|[a-z.-]+\\.config\\.ts|\\.oxlintrc\\.json)\``, 'g'),
    ),
  ];
  const linked = [...text.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].filter(
    ([, path = '']) => !path.startsWith('..'),
  );
  return [...inCode, ...linked].map((match) => match[1] ?? '');
}

describe.each(documents)('%s', (file) => {
  it('names only paths that exist', () => {
    const paths = namedPaths(read(file));
    expect(paths.length).toBeGreaterThan(2);
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  });

  it('names only commands that package.json has', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const commands = [...read(file).matchAll(/npm run ([\w:-]+)/g)].map((match) => match[1] ?? '');
    expect(commands.filter((command) => !(command in scripts))).toEqual([]);
  });
});

describe('README.md', () => {
  it('has at most 100 lines and begins with the two commands', () => {
    const text = read('README.md');
    expect(text.split('\n').length).toBeLessThanOrEqual(100);
    expect(text.indexOf('npm ci && npm start')).toBeLessThan(text.indexOf('npm ci && npm test'));
  });

  it('names the test command that continuous integration runs', () => {
    expect(read('.ci/run')).toContain('npm ci && npm test');
    expect(read('.github/workflows/ci.yml')).toContain('bash .ci/run');
  });
});

describe('CONTRIBUTING.md', () => {
  it('lists every part that a sample can be of', () => {
    const text = read('CONTRIBUTING.md').replace(/ +/g, ' ');
    const missing = Object.entries(parts).filter(
      ([name, { about }]) => !text.includes(`| \`${name}\` | ${about} |`),
    );
    expect(missing.map(([name]) => name)).toEqual([]);
  });

  it('lists every frontmatter key with what it takes and does', () => {
    const text = read('CONTRIBUTING.md').replace(/ +/g, ' ');
    const missing = Object.entries(frontmatterKeys).filter(
      ([key, { expects, about }]) => !text.includes(`| \`${key}\` | ${expects} | ${about} |`),
    );
    expect(missing.map(([key]) => key)).toEqual([]);
  });
});

describe('ARCHITECTURE.md', () => {
  it('gives a reason for every dependency', () => {
    const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<
      string,
      Record<string, string>
    >;
    const text = read('ARCHITECTURE.md');
    const names = Object.keys({ ...dependencies, ...devDependencies });
    expect(names.length).toBeGreaterThan(20);
    const unexplained = names.filter((name) => !name.startsWith('@types/') && !text.includes(name));
    expect(unexplained).toEqual([]);
  });
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
