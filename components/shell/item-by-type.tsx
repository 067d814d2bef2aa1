'use client';

import type { ComponentType } from 'react';
import type { ShellNavbarItem } from '@/lib/site/shell-navbar';
import { ErrorBoundary } from './error-boundary';

/** The item with the given type, or one of several types. */
export type ItemOf<Type extends ShellNavbarItem['type']> = Extract<ShellNavbarItem, { type: Type }>;

/** Component for each item type. A table that lacks a configured type does not compile. */
export type ItemTable = { [Type in ShellNavbarItem['type']]: ComponentType<{ item: ItemOf<Type> }> };

interface ItemByTypeProps {
  item: ShellNavbarItem;
  table: ItemTable;
}

function Item({ item, table }: ItemByTypeProps) {
  const ItemComponent = table[item.type] as ComponentType<{ item: ShellNavbarItem }> | undefined;
  if (!ItemComponent) throw new Error(`There is no navbar item type "${item.type}".`);
  return <ItemComponent item={item} />;
}

/**
 * Renders a navbar item by its type. An error in it is rethrown with the item in its message and the original as cause
 * (LKP-06, LKP-07).
 */
export function ItemByType(props: ItemByTypeProps) {
  const fail = (cause: unknown) => {
    throw new Error(
      `A navbar item failed to render. Check it in site.config.ts:\n${JSON.stringify(props.item, null, 2)}`,
      { cause },
    );
  };
  return (
    <ErrorBoundary fallback={fail}>
      <Item {...props} />
    </ErrorBoundary>
  );
}
