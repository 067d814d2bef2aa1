import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { DebugPage } from '@/components/debug/debug-page';
import { debugViews, findDebugView } from '@/lib/site/debug-views';

interface RouteProps {
  params: Promise<{ view?: string[] }>;
}

/** The index, which shows the first view, and one page per view. @see acceptance RT-11, DBG-01 */
export function generateStaticParams() {
  return [{ view: [] }, ...debugViews.map(({ name }) => ({ view: [name] }))];
}

async function findView({ params }: RouteProps) {
  const { view = [] } = await params;
  return findDebugView(view) ?? notFound();
}

/** A title of its own, and nothing that lets search engines find the page. @see acceptance DBG-08, SH-13 */
export async function generateMetadata(props: RouteProps): Promise<Metadata> {
  const { title, about } = await findView(props);
  return { title: `Debug panel: ${title}`, description: about, robots: { index: false }, twitter: null };
}

export default async function Page(props: RouteProps) {
  return <DebugPage view={await findView(props)} />;
}
