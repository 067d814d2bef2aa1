import type { Metadata } from 'next';
import { scrollArea } from '@/components/showcase/controls/scroll-area';
import { scrollAreaDemos } from '@/components/showcase/demos/scroll-area/demos';
import { getControlMetadata } from '@/components/showcase/page/part-metadata';
import { ControlPage } from '@/components/showcase/page/control-page';

export const metadata: Metadata = getControlMetadata(scrollArea);

export default function Page() {
  return <ControlPage text={scrollArea} demos={scrollAreaDemos} />;
}
