import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getPatternMetadata, PatternPage } from '@/components/showcase/page/pattern-page';
import { readTexts } from '@/lib/showcase/read-page-data';
import { patternSlugs } from '@/lib/site/showcase-names';

interface RouteProps {
  params: Promise<{ pattern: string }>;
}

export const dynamicParams = false;
export const generateStaticParams = () => Object.values(patternSlugs).map((pattern) => ({ pattern }));

async function getText({ params }: RouteProps) {
  const { pattern } = await params;
  return readTexts().patterns.find(({ id }) => patternSlugs[id] === pattern) ?? notFound();
}

export async function generateMetadata(props: RouteProps): Promise<Metadata> {
  return getPatternMetadata(await getText(props));
}

export default async function Page(props: RouteProps) {
  return <PatternPage text={await getText(props)} />;
}
