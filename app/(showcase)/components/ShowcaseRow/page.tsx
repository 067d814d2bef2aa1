import type { Metadata } from 'next';
import { showcaseRow } from '@/components/showcase/controls/showcase-row';
import { showcaseRowDemos } from '@/components/showcase/demos/showcase-row/demos';
import { getControlMetadata } from '@/components/showcase/page/part-metadata';
import { ControlPage } from '@/components/showcase/page/control-page';

export const metadata: Metadata = getControlMetadata(showcaseRow);

export default function Page() {
  return <ControlPage text={showcaseRow} demos={showcaseRowDemos} />;
}
