import type { Metadata } from 'next';
import { select } from '@/components/showcase/controls/select';
import { selectDemos } from '@/components/showcase/demos/select/demos';
import { getControlMetadata } from '@/components/showcase/page/part-metadata';
import { ControlPage } from '@/components/showcase/page/control-page';

export const metadata: Metadata = getControlMetadata(select);

export default function Page() {
  return <ControlPage text={select} demos={selectDemos} />;
}
