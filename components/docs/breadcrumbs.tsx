import { breadcrumbsLabel, homeBreadcrumb } from '@/lib/i18n/messages/docs';
import { toSiteUrl } from '@/lib/docs/site-url';
import type { Breadcrumb } from '@/lib/docs/types';
import { Link } from '@/components/link/link';
import { ShellIcon } from '@/components/shell/icons';

/** Returns the breadcrumbs with addresses, and the last one, as JSON-LD; null for one entry, which is ignored. */
function getStructuredData(crumbs: readonly Breadcrumb[]): string | null {
  const listed = crumbs.filter(({ href }, index) => href !== undefined || index === crumbs.length - 1);
  if (listed.length < 2) return null;
  const data = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: listed.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(href !== undefined && { item: toSiteUrl(href) }),
    })),
  };
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** Breadcrumbs of a page: links to home and its categories, and the page itself as plain text (DOC-03). */
export function Breadcrumbs({ crumbs, home }: { crumbs: readonly Breadcrumb[]; home: string }) {
  const last = crumbs.length - 1;
  const data = getStructuredData(crumbs);
  return (
    <nav className="theme-doc-breadcrumbs breadcrumbs" aria-label={breadcrumbsLabel}>
      <ol>
        <li>
          <Link href={home} aria-label={homeBreadcrumb} className="breadcrumb-home">
            <ShellIcon name="home" />
          </Link>
        </li>
        {crumbs.map((crumb, index) => (
          <li key={`${crumb.label}-${crumb.href ?? index}`}>
            {crumb.href ? (
              <Link href={crumb.href}>{crumb.label}</Link>
            ) : (
              <span aria-current={index === last ? 'page' : undefined}>{crumb.label}</span>
            )}
          </li>
        ))}
      </ol>
      {data && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: data }} />}
    </nav>
  );
}
