import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import { TabsView, type TabLabel } from './tabs-view';

export interface TabItemProps {
  value: string;
  label?: string;
  /** Chosen at first when `Tabs` has no `defaultValue`. */
  default?: boolean;
  /** For the tab itself; only `className` is passed on. */
  attributes?: { className?: string };
  children?: ReactNode;
}

export interface TabsProps {
  /** Value of the tab chosen at first; `null` for none. */
  defaultValue?: string | null;
  /** Sets with the same id change together, on other pages too. */
  groupId?: string;
  /** Keeps the choice in the address: under the given name, or `true` for the group's id. */
  queryString?: string | boolean;
  /** Labels and values, when they are not on the items. */
  values?: readonly TabLabel[];
  className?: string;
  children?: ReactNode;
}

/** The content of one tab; `Tabs` reads its props. On its own it is just its content. */
export function TabItem({ children }: TabItemProps) {
  return <>{children}</>;
}

function tabItems(children: ReactNode): ReactElement<TabItemProps>[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<Partial<TabItemProps>>(child)) return [];
    if (child.type === Fragment) return tabItems(child.props.children);
    return typeof child.props.value === 'string' ? [child as ReactElement<TabItemProps>] : [];
  });
}

function labelOf({ value, label, attributes }: TabItemProps): TabLabel {
  return {
    value,
    label: label ?? value,
    ...(attributes?.className && { className: attributes.className }),
  };
}

/** A choice between contents, of which one is shown. @see acceptance DOC-19..DOC-21 */
export function Tabs({ defaultValue, groupId, queryString, values, className, children }: TabsProps) {
  const items = tabItems(children);
  if (items.length === 0) return null;
  const given = new Map(values?.map((entry) => [entry.value, entry]));
  const tabs = items.map(({ props }) => given.get(props.value) ?? labelOf(props));
  const first = items.find(({ props }) => props.default) ?? items[0];
  const queryKey = queryString === true ? groupId : queryString || undefined;
  return (
    <TabsView
      tabs={tabs}
      initial={defaultValue === undefined ? (first?.props.value ?? null) : defaultValue}
      panels={items.map(({ props }) => (
        <Fragment key={props.value}>{props.children}</Fragment>
      ))}
      {...(groupId && { groupId })}
      {...(queryKey && { queryKey })}
      {...(className && { className })}
    />
  );
}
