'use client';

import type { ComponentType } from 'react';
import type { ShellNavbarItem } from '@/lib/site/shell-navbar';
import { ErrorBoundary } from './error-boundary';

/** An item of one or several types. */
export type ItemOf<Type extends ShellNavbarItem['type']> = Extract<ShellNavbarItem, { type: Type }>;

/** What draws each type of item in one place. A type that the configuration knows and a table does not is no table. */
export type ItemTable = { [Type in ShellNavbarItem['type']]: ComponentType<{ item: ItemOf<Type> }> };

interface ItemByTypeProps {
  item: ShellNavbarItem;
  table: ItemTable;
}

function Item({ item, table }: ItemByTypeProps) {
  const Draw = table[item.type] as ComponentType<{ item: ShellNavbarItem }> | undefined;
  if (!Draw) throw new Error(`There is no navbar item type "${item.type}".`);
  return <Draw item={item} />;
}

/** A navbar item, drawn by its type; an error in it names the item and has the original as cause (LKP-06, LKP-07). */
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
