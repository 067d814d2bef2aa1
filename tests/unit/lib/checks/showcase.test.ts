import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { checkShowcase } from '@/lib/checks/showcase';
import { createFindComponent } from '@/lib/showcase/find-components';
import type { ControlFacts } from '@/lib/showcase/types';

const root = mkdtempSync(path.join(tmpdir(), 'showcase-'));
afterAll(() => rmSync(root, { recursive: true }));

function write(file: string, text: string) {
  const target = path.join(root, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}

write(
  'components/ui/badge.tsx',
  "export interface BadgeProps {\n  /** Its text. */\n  label: string;\n  size?: 'sm';\n}\nexport function Badge({ label }: BadgeProps) {\n  return label;\n}\n",
);
write(
  'components/showcase/controls/badge/control-text.ts',
  "export const badge = {\n  demos: [{ id: 'sizes' }, { id: 'gone' }],\n  props: ['Badge', 'BadgeGroup'],\n  related: [{ href: '/help' }, { href: '/helb' }],\n};\n",
);
write('components/showcase/controls/badge/demos.ts', "export * from './sizes';\n");
for (const file of ['sizes', 'stray', 'gallery-demo'])
  write(`components/showcase/controls/badge/${file}.tsx`, '');

const badge: ControlFacts = {
  name: 'Badge',
  demos: [{ id: 'sizes' }, { id: 'gone' }],
  props: ['Badge', 'BadgeGroup'],
  related: [{ href: '/help' }, { href: '/helb' }, { href: 'https://example.org/' }],
};
const routes = new Map([['/help', '/help']]);
const find = createFindComponent(root);

it('SC-04 reports demos without file, with a wrong name or without export, and files without demo, with file and line', () => {
  const problems = checkShowcase(root, { controls: [badge], patterns: [] }, find, routes);
  const demos = problems.filter(({ rule }) => rule === 'showcase-demo');
  expect(demos.map(({ file, line, message }) => [file, line, message])).toEqual([
    [
      'components/showcase/controls/badge/control-text.ts',
      2,
      'components/showcase/controls/badge/sizes.tsx does not export BadgeSizes.',
    ],
    [
      'components/showcase/controls/badge/control-text.ts',
      2,
      'The demo "gone" has no file components/showcase/controls/badge/gone.tsx.',
    ],
    [
      'components/showcase/controls/badge/control-text.ts',
      2,
      'The demo "gone" is missing in components/showcase/controls/badge/demos.ts.',
    ],
    [
      'components/showcase/controls/badge/control-text.ts',
      2,
      'components/showcase/controls/badge/stray.tsx is a demo that the text does not list.',
    ],
  ]);
});

it('SC-04 reports components that are not exported, and props that nobody describes', () => {
  const problems = checkShowcase(root, { controls: [badge], patterns: [] }, find, routes);
  expect(problems.filter(({ rule }) => rule === 'showcase-props')).toMatchObject([
    { file: 'components/ui/badge.tsx', line: 4, message: 'The prop "size" of Badge has no description.' },
    { file: 'components/showcase/controls/badge/control-text.ts', line: 3 },
  ]);
});

it('BLD-01 reports related links that lead nowhere, and leaves them alone where there is no site', () => {
  const broken = (known: typeof routes | null) =>
    checkShowcase(root, { controls: [badge], patterns: [] }, find, known).filter(
      ({ rule }) => rule === 'broken-link',
    );
  expect(broken(routes)).toMatchObject([{ line: 4, hint: 'Did you mean "/help"?', severity: 'error' }]);
  expect(broken(null)).toEqual([]);
});

it('SC-08 reports sources of patterns that are not there', () => {
  const pattern = {
    id: 'list',
    sources: [{ path: 'components/patterns/list.tsx' }],
    controls: [],
    services: [],
  };
  expect(checkShowcase(root, { controls: [], patterns: [pattern] }, find, routes)).toMatchObject([
    { rule: 'showcase-source', file: 'components/showcase/demos/patterns/list-text.ts' },
  ]);
});
