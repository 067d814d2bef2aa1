import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

const read = (file: string) => readFileSync(file, 'utf8');

const manifest = JSON.parse(read('package.json')) as {
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};

/** Packages that the tables in a part of docs/dependencies.md list with a purpose. */
const listPackages = (text: string): string[] =>
  [...text.matchAll(/^\| ([^|]+) \| [^|]+ \|$/gm)]
    .flatMap(([, names = '']) => names.split(', '))
    .filter((name) => name !== 'package' && name !== '---')
    .sort();

const [, runtime = '', rest = ''] = read('docs/dependencies.md').split(
  /## Runtime dependencies|## Build and content tools/,
);

it('docs/dependencies.md lists exactly the packages of package.json, each with its purpose', () => {
  const names = Object.keys(manifest.devDependencies).filter((name) => !name.startsWith('@types/'));
  expect(listPackages(rest)).toEqual(names.sort());
  expect(listPackages(runtime)).toEqual(Object.keys(manifest.dependencies).sort());
});

it('package.json lists at most 30 runtime dependencies', () => {
  expect(Object.keys(manifest.dependencies).length).toBeLessThanOrEqual(30);
});

const { packages } = JSON.parse(read('package-lock.json')) as {
  packages: Record<string, { integrity?: string; resolved?: string; inBundle?: boolean }>;
};
const locked = Object.entries(packages).filter(([path]) => path !== '');

it('package-lock.json contains a hash of every package, and only addresses of the npm registry', () => {
  const own = locked.filter(([, { inBundle }]) => !inBundle);
  expect(own.length).toBeGreaterThan(500);
  expect(own.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([]);
  const addresses = locked.flatMap(([, { resolved }]) => resolved ?? []);
  expect(addresses.filter((address) => !address.startsWith('https://registry.npmjs.org/'))).toEqual([]);
});

it('.npmrc forbids install scripts, and package.json has no pre, post or install scripts', () => {
  expect(read('.npmrc').split('\n')).toContain('ignore-scripts=true');
  const names = Object.keys(manifest.scripts);
  const isHook = (name: string) =>
    /^(pre|post)/.test(name) && names.includes(name.replace(/^(pre|post)/, ''));
  const hooks = names.filter(isHook);
  expect([...hooks, ...names.filter((name) => /^(prepare|(pre|post)?install)$/.test(name))]).toEqual([]);
});

it('Dependabot proposes packages and actions only after they have been public for a week', () => {
  const { updates } = parse(read('.github/dependabot.yml')) as {
    updates: { 'package-ecosystem': string; cooldown: { 'default-days': number } }[];
  };
  expect(updates.map((entry) => entry['package-ecosystem'])).toEqual(['npm', 'github-actions']);
  expect(updates.every(({ cooldown }) => cooldown['default-days'] >= 7)).toBe(true);
});

interface Workflow {
  jobs: Record<string, { steps: { uses?: string; run?: string }[] }>;
}

const workflows = readdirSync('.github/workflows').map((file) => `.github/workflows/${file}`);

const readSteps = (file: string) =>
  Object.values((parse(read(file)) as Workflow).jobs).flatMap(({ steps }) => steps);

it.each([...workflows, 'hosting/github-pages/pages.yml'])(
  'the workflow %s pins every action to a commit',
  (file) => {
    const actions = readSteps(file).flatMap(({ uses }) => uses ?? []);
    expect(actions.length).toBeGreaterThan(0);
    expect(actions.filter((action) => !/@[0-9a-f]{40}$/.test(action))).toEqual([]);
  },
);

it.each(workflows)('the workflow %s fails for security advisories of high or critical severity', (file) => {
  const commands = readSteps(file).flatMap(({ run }) => run ?? []);
  expect(commands.filter((run) => run.startsWith('npm audit')).join()).toContain('--audit-level=high');
});
