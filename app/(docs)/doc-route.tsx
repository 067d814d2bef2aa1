import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PageBehavior } from '@/components/docs/page-behavior';
import { PageMain } from '@/components/docs/page-main';
import { getVersionPathsAttribute } from '@/components/shell/site-versions';
import { getPageMetadata } from '@/lib/docs/page-metadata';
import { getRouteParams, readPage, readPageHtml } from '@/lib/docs/read-page';
import type { SlugParams } from '@/lib/docs/route-params';

interface RouteProps {
  params: Promise<Partial<SlugParams>>;
}

/**
 * Creates the exports of the route file of a version: `generateStaticParams`, `generateMetadata` and `Page`. For each
 * new version, `npm run version:cut` writes such a route file.
 */
export function createDocRoute(folder: string) {
  const generateStaticParams = (): SlugParams[] => getRouteParams(folder);

  async function generateMetadata({ params }: RouteProps): Promise<Metadata> {
    const page = readPage(folder, (await params).slug ?? []);
    return page ? getPageMetadata(page) : {};
  }

  async function Page({ params }: RouteProps) {
    const page = readPage(folder, (await params).slug ?? []);
    if (!page) notFound();
    const { route, toc, hasSidebar } = page;
    const attributes = {
      'data-toc': toc.length > 0,
      'data-sidebar': hasSidebar ? undefined : ('none' as const),
      'data-version-paths': getVersionPathsAttribute(route),
    };
    return (
      <>
        <PageMain key={route} html={readPageHtml(route)} {...attributes} />
        {page.type === 'doc' && <PageBehavior />}
      </>
    );
  }

  return { generateStaticParams, generateMetadata, Page };
}
