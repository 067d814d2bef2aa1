import type { Metadata } from 'next';
import { tabs } from '@/components/showcase/controls/tabs';
import { tabsDemos } from '@/components/showcase/demos/tabs/demos';
import { getControlMetadata } from '@/components/showcase/page/part-metadata';
import { ControlPage } from '@/components/showcase/page/control-page';

export const metadata: Metadata = getControlMetadata(tabs);

export default function Page() {
  return <ControlPage text={tabs} demos={tabsDemos} />;
}
