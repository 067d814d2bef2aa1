import type { Metadata } from 'next';
import { hoverCard } from '@/components/showcase/controls/hover-card';
import { hoverCardDemos } from '@/components/showcase/demos/hover-card/demos';
import { getControlMetadata } from '@/components/showcase/page/part-metadata';
import { ControlPage } from '@/components/showcase/page/control-page';

export const metadata: Metadata = getControlMetadata(hoverCard);

export default function Page() {
  return <ControlPage text={hoverCard} demos={hoverCardDemos} />;
}
