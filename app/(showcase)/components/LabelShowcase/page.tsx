import type { Metadata } from 'next';
import { label } from '@/components/showcase/controls/label';
import { labelDemos } from '@/components/showcase/demos/label/demos';
import { getControlMetadata } from '@/components/showcase/page/part-metadata';
import { ControlPage } from '@/components/showcase/page/control-page';

export const metadata: Metadata = getControlMetadata(label);

export default function Page() {
  return <ControlPage text={label} demos={labelDemos} />;
}
