import type { Metadata } from 'next';
import { checkbox } from '@/components/showcase/controls/checkbox';
import { checkboxDemos } from '@/components/showcase/demos/checkbox/demos';
import { getControlMetadata } from '@/components/showcase/page/part-metadata';
import { ControlPage } from '@/components/showcase/page/control-page';

export const metadata: Metadata = getControlMetadata(checkbox);

export default function Page() {
  return <ControlPage text={checkbox} demos={checkboxDemos} />;
}
