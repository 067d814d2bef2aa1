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

it('SC-04 the table of component props shows name, type, optionality and description from the exported type', () => {
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

it('SC-04 the table of component props takes defaults from parameters, else from the comment', () => {
  expect(badge?.props.map((prop) => prop.default)).toEqual(["'plain'", null, '3', null, "['a', 'b']"]);
  const onChoose = { name: 'onChoose', type: '( id: string, ) => void', default: '() => {}' };
  expect(list?.props).toMatchObject([onChoose]);
});

it('SC-04 reading a component’s props also finds the type of the HTML element’s props that it accepts', () => {
  expect(badge?.takes).toEqual(["ComponentProps<'span'>"]);
  expect(list?.takes).toEqual(["Omit<ComponentProps<'ul'>, 'dir'>"]);
  expect(line).toMatchObject({ name: 'Line', props: [], takes: ["ComponentProps<'hr'>"] });
  expect(exported).toEqual(expect.arrayContaining(['Badge', 'List', 'BadgeProps']));
});

it('reading the props of components throws an error that names a module with a syntax error', () => {
  expect(() => readComponents('components/ui/broken.tsx', 'export const = 3')).toThrow(
    'components/ui/broken.tsx',
  );
});
