import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { CategoryPage } from '@/components/docs/category-page';
import { DocPage } from '@/components/docs/doc-page';
import { createMdxComponents } from '@/components/mdx/create-components';
import type { SlugParams } from '@/lib/docs/doc-routes';
import { getCurrentModel } from '@/lib/docs/page';
import { getRoutePage, getRouteParams, isUnusedRoute } from '@/lib/docs/route-pages';
import { getPageMetadata } from '@/lib/docs/page-metadata';
import { nameFile } from '@/lib/mdx/name-file';
import { runPage } from '@/lib/mdx/run';

interface RouteProps {
  params: Promise<Partial<SlugParams>>;
}

/** What Next needs of the route of one version's docs; adding a version is a folder with these three exports. */
export function createDocRoute(versionName: string) {
  async function generateStaticParams(): Promise<SlugParams[]> {
    return getRouteParams(getCurrentModel(), versionName);
  }

  async function generateMetadata({ params }: RouteProps): Promise<Metadata> {
    const page = await getRoutePage(versionName, (await params).slug ?? []);
    return page ? getPageMetadata(page) : {};
  }

  async function Page({ params }: RouteProps) {
    const slug = (await params).slug ?? [];
    if (isUnusedRoute(slug)) return null;
    const page = await getRoutePage(versionName, slug);
    if (!page) notFound();
    if (page.type === 'category') return <CategoryPage page={page} />;
    const { doc, compiled, context } = page;
    const body = nameFile(doc.file, () => runPage(compiled, createMdxComponents(context)));
    return <DocPage page={page}>{body}</DocPage>;
  }

  return { generateStaticParams, generateMetadata, Page };
}
