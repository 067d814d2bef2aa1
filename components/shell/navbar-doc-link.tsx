'use client';

import type { ItemOf } from './item-by-type';
import { NavbarLink } from './navbar-link';
import { useHydrated } from './use-hydrated';
import { readPreferredVersion, useVersionLinks } from './version-links';

interface NavbarDocLinkProps {
  item: ItemOf<'doc' | 'docSidebar'>;
  className?: string;
}

/**
 * Leads to a doc, or to a sidebar's first page, of the version in view, else of the preferred, else of the latest one.
 * Draws nothing where none of them has it (LKP-02, VER-15).
 */
export function NavbarDocLink({ item: { targets, label }, ...rest }: NavbarDocLinkProps) {
  const { current, latest } = useVersionLinks();
  const preferred = useHydrated() ? readPreferredVersion() : null;
  const target = targets[current.name] ?? targets[preferred ?? ''] ?? targets[latest.name];
  return target ? <NavbarLink {...target} {...(label ? { label } : {})} {...rest} /> : null;
}
