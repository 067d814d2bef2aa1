import { expect, it } from 'vitest';
import { readComponents } from '@/lib/showcase/read-components';

const source = `
import type { ComponentProps } from 'react';

export interface BadgeProps extends ComponentProps<'span'> {
  /** How it looks. */
  variant?: 'plain' | 'strong';
  /**
   * What it says,
   * over two lines.
   */
  label: string;
  /** How many. @default 3 */
  count?: number;
  bare?: boolean;
  /** Keys. */
  keys?: string[];
}

const KEYS = ['a', 'b'];

export interface ListProps extends Omit<ComponentProps<'ul'>, 'dir'> {
  /** Called on a choice. */
  onChoose?: (
    id: string,
  ) => void;
}

function Badge({ variant = 'plain', label, keys = KEYS, ...props }: BadgeProps) {
  return <span {...props}>{label}{variant}</span>;
}

export function List({ onChoose = () => {} }: ListProps) {
  return <ul onClick={() => onChoose('')} />;
}

export function Line(props: ComponentProps<'hr'>) {
  return <hr {...props} />;
}

export { Badge };
`;

const { components, exported } = readComponents('components/ui/badge.tsx', source);
const [badge, list, line] = components;

it('SC-04 reads name, type, optionality and description of props from the exported type', () => {
  expect(
    badge?.props.map(({ name, type, optional, description }) => [name, type, optional, description]),
  ).toEqual([
    ['variant', "'plain' | 'strong'", true, 'How it looks.'],
    ['label', 'string', false, 'What it says, over two lines.'],
    ['count', 'number', true, 'How many.'],
    ['bare', 'boolean', true, ''],
    ['keys', 'string[]', true, 'Keys.'],
  ]);
});

it('SC-04 reads defaults from parameters, including constants, else from the comment', () => {
  expect(badge?.props.map((prop) => prop.default)).toEqual(["'plain'", null, '3', null, "['a', 'b']"]);
  const onChoose = { name: 'onChoose', type: '( id: string, ) => void', default: '() => {}' };
  expect(list?.props).toMatchObject([onChoose]);
});

it('SC-04 lists other accepted props by their type as written', () => {
  expect(badge?.takes).toEqual(["ComponentProps<'span'>"]);
  expect(list?.takes).toEqual(["Omit<ComponentProps<'ul'>, 'dir'>"]);
  expect(line).toMatchObject({ name: 'Line', props: [], takes: ["ComponentProps<'hr'>"] });
  expect(exported).toEqual(expect.arrayContaining(['Badge', 'List', 'BadgeProps']));
});

it('throws an error that names a module that cannot be parsed', () => {
  expect(() => readComponents('components/ui/broken.tsx', 'export const = 3')).toThrow(
    'components/ui/broken.tsx',
  );
});
