import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';

/** Value of a tab. Pages may write `value={18}`. */
type TabValue = string | number | boolean;

interface TabLabel {
  value: TabValue;
  label?: ReactNode;
  className?: string | undefined;
}

export interface TabItemProps {
  value: TabValue;
  label?: ReactNode;
  /** True if the tab is initially selected, unless `Tabs` has a `defaultValue`. */
  default?: boolean;
  /** Attributes for the tab's button; only `className` is used. */
  attributes?: { className?: string };
  children?: ReactNode;
}

export interface TabsProps {
  /** Value of the initially selected tab; `null` for none. */
  defaultValue?: TabValue | null;
  /** Id of a group of tab sets, which change together, also on other pages. */
  groupId?: string | number;
  /** Name of the query parameter that contains the selected tab; `true` stands for the group's id. */
  queryString?: string | boolean;
  /** Values and labels of the tabs, if the items do not have them. */
  values?: readonly TabLabel[];
  className?: string;
  children?: ReactNode;
}

/** Content of a tab. `Tabs` reads its props; outside of `Tabs`, it renders its children. */
export function TabItem({ children }: TabItemProps) {
  return <>{children}</>;
}

function tabItems(children: ReactNode): ReactElement<TabItemProps>[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<Partial<TabItemProps>>(child)) return [];
    if (child.type === Fragment) return tabItems(child.props.children);
    return child.props.value === undefined ? [] : [child as ReactElement<TabItemProps>];
  });
}

/**
 * Creates the `Tabs` component for a page, which renders plain HTML; the start script makes it interactive (`watchTabs`).
 * @see acceptance DOC-19..DOC-21
 */
export function createTabs() {
  let sets = 0;
  return function Tabs({ defaultValue, groupId, queryString, values, className, children }: TabsProps) {
    const items = tabItems(children);
    if (items.length === 0) return null;
    sets += 1;
    const id = `tabs-${sets}`;
    const given = new Map(values?.map((entry) => [String(entry.value), entry]));
    const tabs = items.map(({ props }) => {
      const value = String(props.value);
      const look = given.get(value) ?? { label: props.label, ...props.attributes };
      return { value, label: look.label ?? value, className: look.className || undefined };
    });
    const first = items.find(({ props }) => props.default) ?? items[0];
    const chosen = defaultValue === null ? null : String(defaultValue ?? first?.props.value);
    const inTabOrder = tabs.find(({ value }) => value === chosen) ?? tabs[0];
    return (
      <div
        className={className ? `tabs theme-tabs-container ${className}` : 'tabs theme-tabs-container'}
        data-group={groupId}
        data-query={queryString === true ? groupId : queryString || undefined}
      >
        <div role="tablist" className="tab-list" data-no-index="">
          {tabs.map((tab, index) => (
            <button
              key={tab.value}
              type="button"
              role="tab"
              id={`${id}-tab-${index}`}
              className={tab.className}
              aria-selected={tab.value === chosen}
              aria-controls={`${id}-panel-${index}`}
              tabIndex={tab === inTabOrder ? 0 : -1}
              data-value={tab.value}
            >
              {tab.label}
            </button>
          ))}
        </div>
        {tabs.map((tab, index) => (
          <div
            key={tab.value}
            role="tabpanel"
            id={`${id}-panel-${index}`}
            className="tab-panel"
            aria-labelledby={`${id}-tab-${index}`}
            data-value={tab.value}
            data-state={tab.value === chosen ? 'active' : 'inactive'}
          >
            <p className="tab-caption" aria-hidden="true">
              {tab.label}
            </p>
            {items[index]?.props.children}
          </div>
        ))}
      </div>
    );
  };
}
