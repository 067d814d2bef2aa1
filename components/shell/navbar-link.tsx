import { Link, isExternalHref } from '@/components/link/link';
import { isNavItemActive, type NavItemActiveRule } from '@/lib/routing/is-nav-item-active';
import { ExternalLinkIcon, ShellIcon } from './icons';
import type { ItemOf } from './navbar-item-by-type';
import { useHydrated } from './use-hydrated';
import { useRoutePath } from './use-route-path';
import { readPreferredVersion, useVersionLinks } from './version-links';

export interface NavbarLinkProps extends NavItemActiveRule {
  label: string;
  to?: string;
  href?: string;
  icon?: 'github';
  className?: string;
}

/** Navbar link, marked as current if the current page is at or below its target (NAV-04, NAV-05, NAV-06, NAV-08). */
export function NavbarLink({ label, to, href, icon, className = 'navbar-item', ...rule }: NavbarLinkProps) {
  const path = useRoutePath();
  const target = to ?? href ?? '/';
  const active = !isExternalHref(target) && isNavItemActive(path, { to: target, ...rule });
  if (icon === 'github') {
    return (
      <Link href={target} className="icon-button" aria-label={label} title={label}>
        <ShellIcon name="github" />
      </Link>
    );
  }
  return (
    <Link href={target} className={className} aria-current={active ? 'page' : undefined}>
      {label}
      {isExternalHref(target) && <ExternalLinkIcon />}
    </Link>
  );
}

interface NavbarDocLinkProps {
  item: ItemOf<'doc' | 'docSidebar'>;
  className?: string;
}

/**
 * Links to a doc, or to the first page of a sidebar, in the current version, else in the preferred version, else in the
 * latest. Renders nothing if none of these versions has the page (LKP-02, VER-15).
 */
export function NavbarDocLink({ item: { targets, label }, ...rest }: NavbarDocLinkProps) {
  const { current, latest } = useVersionLinks();
  const preferred = useHydrated() ? readPreferredVersion() : null;
  const target = targets[current.name] ?? targets[preferred ?? ''] ?? targets[latest.name];
  return target ? <NavbarLink {...target} {...(label ? { label } : {})} {...rest} /> : null;
}
