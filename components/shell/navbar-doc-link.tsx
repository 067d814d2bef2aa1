import type { ItemOf } from './navbar-item-by-type';
import { NavbarLink } from './navbar-link';
import { useHydrated } from './use-hydrated';
import { readPreferredVersion, useVersionLinks } from './version-links';

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
