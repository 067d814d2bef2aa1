import type { Metadata } from 'next';
import { switchControl } from '@/components/showcase/controls/switch';
import { switchDemos } from '@/components/showcase/demos/switch/demos';
import { getControlMetadata } from '@/components/showcase/page/part-metadata';
import { ControlPage } from '@/components/showcase/page/control-page';

export const metadata: Metadata = getControlMetadata(switchControl);

export default function Page() {
  return <ControlPage text={switchControl} demos={switchDemos} />;
}
