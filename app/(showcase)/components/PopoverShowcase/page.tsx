import type { Metadata } from 'next';
import { popover } from '@/components/showcase/controls/popover';
import { popoverDemos } from '@/components/showcase/demos/popover/demos';
import { getControlMetadata } from '@/components/showcase/page/part-metadata';
import { ControlPage } from '@/components/showcase/page/control-page';

export const metadata: Metadata = getControlMetadata(popover);

export default function Page() {
  return <ControlPage text={popover} demos={popoverDemos} />;
}
