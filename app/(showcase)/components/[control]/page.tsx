import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ControlPage, getControlMetadata } from '@/components/showcase/page/control-page';
import { readTexts } from '@/lib/showcase/read-page-data';
import { controlSlugs } from '@/lib/site/showcase-names';

interface RouteProps {
  params: Promise<{ control: string }>;
}

export const dynamicParams = false;
export const generateStaticParams = () => controlSlugs.map((control) => ({ control }));

async function getText({ params }: RouteProps) {
  const name = (await params).control.replace(/Showcase$/, '');
  return readTexts().controls.find((text) => text.name === name) ?? notFound();
}

export async function generateMetadata(props: RouteProps): Promise<Metadata> {
  return getControlMetadata(await getText(props));
}

export default async function Page(props: RouteProps) {
  return <ControlPage text={await getText(props)} />;
}
