import type { ComponentType } from 'react';
import type { ShellNavbarItem } from '@/lib/site/shell-config';
import { ErrorBoundary } from './error-boundary';

/** Navbar item of the given type or types. */
export type ItemOf<Type extends ShellNavbarItem['type']> = Extract<ShellNavbarItem, { type: Type }>;

/** Maps each navbar item type to its component; a missing type is a type error. */
export type ItemComponents = { [Type in ShellNavbarItem['type']]: ComponentType<{ item: ItemOf<Type> }> };

interface NavbarItemByTypeProps {
  item: ShellNavbarItem;
  table: ItemComponents;
}

function Item({ item, table }: NavbarItemByTypeProps) {
  const ItemComponent = table[item.type] as ComponentType<{ item: ShellNavbarItem }> | undefined;
  if (!ItemComponent) throw new Error(`There is no navbar item type "${item.type}".`);
  return <ItemComponent item={item} />;
}

/**
 * Renders a navbar item with the component for its type. Rethrows errors with the item's configuration in the message
 * and the original error as the cause (LKP-06, LKP-07).
 */
export function NavbarItemByType(props: NavbarItemByTypeProps) {
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
