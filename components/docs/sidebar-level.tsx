import { collapseCategory, expandCategory } from '@/lib/i18n/messages/sidebar';
import type { KeyboardEvent, MouseEvent } from 'react';
import { containsPath, isCurrentPage, type SidebarItem } from '@/lib/docs/sidebar-items';
import { Link } from '@/components/link/link';
import { ChevronIcon } from '@/components/shell/icons';
import { useHydrated } from '@/components/shell/use-hydrated';
import { Collapsible } from './collapsible';
import { getCategoryKey, type SidebarTreeState } from './sidebar-state';

interface SidebarCategoryProps {
  category: SidebarItem;
  id: string;
  parentKey: string;
  state: SidebarTreeState;
}

/** Returns the CSS classes of a category's label, which is active on all pages of the category. */
const labelClass = ({ category, state }: SidebarCategoryProps, classes = 'menu-link menu-category') =>
  containsPath(category, state.path) ? `${classes} menu__link--active` : classes;

/** Header of a category without a page that cannot be collapsed: its name. */
function FixedHeader(props: SidebarCategoryProps) {
  return (
    <div className="menu-row">
      <span className={labelClass(props)}>{props.category.label}</span>
    </div>
  );
}

/** Header of a category with a page: a link and, if it can be collapsed, a button that does so (SB-05, SB-07). */
function LinkedHeader(props: SidebarCategoryProps) {
  const { category, id, parentKey, state } = props;
  const open = state.open[parentKey] === id;
  const current = isCurrentPage(category.href, state.path);
  const fixed = category.collapsible === false;
  return (
    <div className={current && !fixed ? 'menu-row menu-row-current' : 'menu-row'}>
      <Link
        href={category.href ?? '/'}
        className={labelClass(props)}
        aria-current={current ? 'page' : undefined}
        onClick={() => current && !fixed && state.toggle(parentKey, id, true)}
      >
        {category.label}
      </Link>
      {!fixed && (
        <button
          type="button"
          className="menu-caret"
          aria-expanded={open}
          aria-label={open ? collapseCategory(category.label) : expandCategory(category.label)}
          onClick={() => state.toggle(parentKey, id, !open)}
        >
          <ChevronIcon size={16} />
        </button>
      )}
    </div>
  );
}

/** Header of a category without a page: a toggle; before scripts run, a link to its first page (SB-06, SB-18). */
function ToggleHeader(props: SidebarCategoryProps) {
  const { category, id, parentKey, state } = props;
  const open = state.open[parentKey] === id;
  const hydrated = useHydrated();
  const className = labelClass(props, 'menu-link menu-category menu-toggle');
  const press = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault();
    state.toggle(parentKey, id, !open);
  };
  const toggle = hydrated
    ? {
        role: 'button',
        'aria-expanded': open,
        onClick: press,
        onKeyDown: (event: KeyboardEvent) => event.key === ' ' && press(event),
      }
    : {};
  return (
    <div className="menu-row">
      <Link href={category.firstHref ?? '/'} className={className} data-open={open} {...toggle}>
        {category.label}
        <ChevronIcon size={16} />
      </Link>
    </div>
  );
}

/** Category in the sidebar, with its children. */
function SidebarCategory(props: SidebarCategoryProps) {
  const { category, id, parentKey, state } = props;
  const fixed = category.collapsible === false;
  const Header = category.href ? LinkedHeader : fixed ? FixedHeader : ToggleHeader;
  return (
    <li className={category.className}>
      <Header {...props} />
      <Collapsible open={fixed || state.open[parentKey] === id} isAnimated={state.isAnimated}>
        <SidebarLevel items={category.items ?? []} parentKey={id} state={state} />
      </Collapsible>
    </li>
  );
}

type LevelProps = Pick<SidebarCategoryProps, 'parentKey' | 'state'> & { items: readonly SidebarItem[] };

/** Renders the entries on one level of the sidebar. */
export function SidebarLevel({ items, parentKey, state }: LevelProps) {
  return items.map((item, index) => {
    if (item.items) {
      const key = getCategoryKey(parentKey, index);
      return <SidebarCategory key={key} category={item} id={key} parentKey={parentKey} state={state} />;
    }
    const current = isCurrentPage(item.href, state.path);
    return (
      <li key={item.href} className={item.className}>
        <Link
          href={item.href ?? '/'}
          className={current ? 'menu-link menu__link--active' : 'menu-link'}
          aria-current={current ? 'page' : undefined}
        >
          {item.label}
        </Link>
      </li>
    );
  });
}
