import { Link } from '@/components/link/link';
import type { SidebarItem } from '@/lib/docs/sidebar-items';

/** Links to all pages of a sidebar, nested like it, for readers without scripts. */
export function PageList({ items }: { items: readonly SidebarItem[] }) {
  return (
    <ul>
      {items.map(({ label, href, items: inner }, index) => (
        <li key={index}>
          {href ? <Link href={href}>{label}</Link> : label}
          {inner && <PageList items={inner} />}
        </li>
      ))}
    </ul>
  );
}
