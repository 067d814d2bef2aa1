import type { Metadata } from 'next';
import { combobox } from '@/components/showcase/controls/combobox';
import { comboboxDemos } from '@/components/showcase/demos/combobox/demos';
import { getControlMetadata } from '@/components/showcase/page/part-metadata';
import { ControlPage } from '@/components/showcase/page/control-page';

export const metadata: Metadata = getControlMetadata(combobox);

export default function Page() {
  return <ControlPage text={combobox} demos={comboboxDemos} />;
}
