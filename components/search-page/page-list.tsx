import { Link } from '@/components/link/link';
import type { SidebarItem } from '@/lib/docs/sidebar-items';

interface PageListProps {
  items: readonly SidebarItem[];
  isInside?: boolean;
}

/**
 * Links to all pages of a sidebar, nested like it, for readers without scripts. The cards above it link to the sections
 * themselves.
 */
export function PageList({ items, isInside = false }: PageListProps) {
  return (
    <ul>
      {items.map(({ label, href, items: inner }, index) => (
        <li key={index}>
          {href && (isInside || !inner) ? <Link href={href}>{label}</Link> : label}
          {inner && <PageList items={inner} isInside />}
        </li>
      ))}
    </ul>
  );
}
