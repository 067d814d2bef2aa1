import { collapseCategory, expandCategory } from '@/lib/i18n/messages/sidebar';
import type { KeyboardEvent, MouseEvent } from 'react';
import { containsPath, isCategory, isCurrentPage, type SidebarItem } from '@/lib/docs/sidebar-items';
import { Link } from '@/components/link/link';
import { useHydrated } from '@/components/shell/use-hydrated';
import { Collapsible } from './collapsible';
import { useOpenCategory } from './use-open-category';

interface SidebarCategoryProps {
  category: SidebarItem;
  path: string;
  open: boolean;
  isAnimated: boolean;
  /** Opens the category and closes its siblings, or closes the category if `isOpen` is false (SB-09). */
  toggle: (isOpen: boolean) => void;
}

/** Returns the CSS classes of a category's label, which is active on all pages of the category. */
const labelClass = ({ category, path }: SidebarCategoryProps, classes = 'menu-link menu-category') =>
  containsPath(category, path) ? `${classes} menu__link--active` : classes;

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
  const { category, path, open, toggle } = props;
  const current = isCurrentPage(category.href, path);
  const fixed = category.collapsible === false;
  return (
    <div className={current && !fixed ? 'menu-row menu-row-current' : 'menu-row'}>
      <Link
        href={category.href ?? '/'}
        className={labelClass(props)}
        aria-current={current ? 'page' : undefined}
        onClick={() => current && !fixed && toggle(true)}
      >
        {category.label}
      </Link>
      {!fixed && (
        <button
          type="button"
          className="menu-caret"
          aria-expanded={open}
          aria-label={open ? collapseCategory(category.label) : expandCategory(category.label)}
          onClick={() => toggle(!open)}
        />
      )}
    </div>
  );
}

/** Header of a category without a page: a toggle; before scripts run, a link to its first page (SB-06, SB-18). */
function ToggleHeader(props: SidebarCategoryProps) {
  const { category, open, toggle } = props;
  const hydrated = useHydrated();
  const className = labelClass(props, 'menu-link menu-category menu-toggle');
  const press = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault();
    toggle(!open);
  };
  const button = hydrated
    ? {
        role: 'button',
        'aria-expanded': open,
        onClick: press,
        onKeyDown: (event: KeyboardEvent) => event.key === ' ' && press(event),
      }
    : {};
  return (
    <div className="menu-row">
      <Link href={category.firstHref ?? '/'} className={className} data-open={open} {...button}>
        {category.label}
      </Link>
    </div>
  );
}

/** Category in the sidebar, with its children. */
function SidebarCategory(props: SidebarCategoryProps) {
  const { category, path, isAnimated } = props;
  const fixed = category.collapsible === false;
  const Header = category.href ? LinkedHeader : fixed ? FixedHeader : ToggleHeader;
  return (
    <li className={category.className}>
      <Header {...props} />
      <Collapsible open={fixed || props.open} isAnimated={isAnimated}>
        <SidebarLevel items={category.items ?? []} path={path} />
      </Collapsible>
    </li>
  );
}

/** Renders the entries on one level of the sidebar. */
export function SidebarLevel({ items, path }: { items: readonly SidebarItem[]; path: string }) {
  const { open, isAnimated, toggle } = useOpenCategory(items, path);
  return items.map((item, index) => {
    if (isCategory(item))
      return (
        <SidebarCategory
          key={index}
          category={item}
          path={path}
          open={open === index}
          isAnimated={isAnimated}
          toggle={(isOpen) => toggle(index, isOpen)}
        />
      );
    const current = isCurrentPage(item.href, path);
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
