import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ruleGroups } from '@/tools/authors/rule-descriptions';
import { listAdmonitionTypes } from '@/lib/mdx/admonitions';
import { frontmatterKeys } from '@/lib/content/frontmatter-schema';
import { enclosingConstructs } from '@/tools/samples/enclosing-constructs';
import { listRules } from './mistakes/list-rules';

const list = (folder: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => join(folder, file));

const guides = list('docs');
const index = 'docs/decisions/README.md';
const decisions = list('docs/decisions').filter((file) => file !== index);
/** Maximum number of lines by document. */
const lengths: Readonly<Record<string, number>> = {
  'README.md': 80,
  'CONTRIBUTING.md': 150,
  'ARCHITECTURE.md': 150,
  ...Object.fromEntries(decisions.map((file) => [file, 35])),
};
const read = (file: string) => readFileSync(file, 'utf8');

/** Lists paths that a document names in backticks or links to, from the root of the project. Leaves out patterns. */
function namedPaths(file: string): string[] {
  const text = read(file);
  const roots = 'app|build|components|content|docs|hosting|lib|scripts|tools|tests|public|bench';
  const inCode = text.matchAll(
    new RegExp(`\`((?:${roots})(?:/[^\`*<\\s]*)?|[a-z.-]+\\.config\\.ts|\\.oxlintrc\\.json)\``, 'g'),
  );
  const linked = text.replaceAll(/`[^`]*`/g, '').matchAll(/\]\((?!https?:)([^)#]+)(?:#[^)]*)?\)/g);
  const named = [...inCode].map(([, path = '']) => path);
  return named.concat([...linked].map(([, path = '']) => join(dirname(file), path)));
}

/** All source files, to search for names. */
const sources = ['app', 'bench', 'build', 'components', 'lib', 'scripts', 'tests', 'tools', 'hosting']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((file) => /\.(?:[cm]?[jt]sx?|css|json|yaml|conf|sh|py|Caddyfile)$/.test(file));
const isConfig = (file: string) => /\.(?:ts|mjs|json)$|^\.(?:npmrc|oxlintrc\.json)$/.test(file);
const configs = readdirSync('.').filter(isConfig);
const fileNames = new Set([...sources, ...configs].map((file) => basename(file)));
const sourceText = [...sources, ...configs].map(read).join('\n');

/** Lists names of files, functions, variables and components that a record has in backticks. */
function namesInCode(file: string): string[] {
  const inCode = [...read(file).matchAll(/`([^`\n]+)`/g)].map(([, text = '']) => text);
  return inCode.filter((text) => /^[\w-]+\.(?:tsx?|css|cjs)$|^[a-z]+(?:[A-Z]\w*)+(?:\(\))?$/.test(text));
}

describe.each(['README.md', 'CONTRIBUTING.md', 'ARCHITECTURE.md', index, ...guides, ...decisions])(
  'the document %s',
  (file) => {
    it('names only paths that exist', () => {
      expect(namedPaths(file).filter((path) => !existsSync(path))).toEqual([]);
    });

    it('names only commands of package.json', () => {
      const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
      const commands = [...read(file).matchAll(/npm run ([\w:-]+)/g)].map((match) => match[1] ?? '');
      expect(commands.filter((command) => !(command in scripts))).toEqual([]);
    });
  },
);

describe.each(decisions)('the decision record %s', (file) => {
  it('names only files, functions and variables that exist', () => {
    const isKnown = (name: string) => fileNames.has(name) || sourceText.includes(name.replace('()', ''));
    expect(namesInCode(file).filter((name) => !isKnown(name))).toEqual([]);
  });

  it('has a status below its title', () => {
    expect(read(file)).toMatch(/^# .+\n\nStatus: (?:current|changed by \[\d{3}\]\([\w.-]+\).*)\n\n/);
  });

  it('is linked in the index of decision records', () => {
    expect(read(index)).toContain(`](${basename(file)})`);
  });
});

it('there are at most 45 decision records', () => {
  expect(decisions.length).toBeLessThanOrEqual(45);
});

it.each(Object.entries(lengths))('the document %s has at most %i lines', (file, most) => {
  expect(read(file).trimEnd().split('\n').length).toBeLessThanOrEqual(most);
});

it('README.md names the commands to start and test the site, and continuous integration runs the second one', () => {
  const text = read('README.md');
  expect(text.indexOf('npm ci && npm start')).toBeLessThan(text.indexOf('npm ci && npm test'));
  expect(read('.ci/run')).toContain('npm ci && npm test');
  expect(read('.github/workflows/ci.yml')).toContain('bash .ci/run');
});

it.each([
  [
    'docs/code-samples.md',
    'kinds of code that a sample can be a part of',
    Object.entries(enclosingConstructs).map(([name, { about }]) => [name, about]),
  ],
  [
    'docs/authoring.md',
    'front matter keys with values and descriptions',
    Object.entries(frontmatterKeys).map(([key, { expects, about }]) => [key, expects, about]),
  ],
])('the document %s lists all %s', (file, _, rows) => {
  const lines = rows.map(([name, ...cells]) => [`| \`${name}\``, ...cells].join(' | ') + ' |');
  expect(lines.filter((line) => !read(file).includes(line))).toEqual([]);
});

it('docs/authoring.md lists the types of admonitions', () => {
  expect(read('docs/authoring.md')).toContain(`| an admonition: ${listAdmonitionTypes()};`);
});

it('docs/checks.md lists every rule that a check reports', () => {
  const described = new Set(ruleGroups.flatMap(({ rules }) => Object.keys(rules)));
  expect(listRules().filter((rule) => !described.has(rule))).toEqual([]);
  expect([...described].filter((rule) => !read('docs/checks.md').includes(`| \`${rule}\` |`))).toEqual([]);
});

it('source files have at most 300 lines', () => {
  const tests = ['commands', 'content', 'e2e', 'export', 'samples', 'support', 'unit'];
  const code = ['app', 'build', 'components', 'lib', 'scripts', 'tools'];
  const folders = [...code, ...tests.map((name) => `tests/${name}`)];
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:tsx?|mjs|css)$/.test(file) && !file.startsWith('samples/types/'))
      .map((file) => join(folder, file)),
  );
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter((file) => read(file).split('\n').length > 301)).toEqual([]);
});
