import type { Metadata } from 'next';
import { dialog } from '@/components/showcase/controls/dialog';
import { dialogDemos } from '@/components/showcase/demos/dialog/demos';
import { getControlMetadata } from '@/components/showcase/page/part-metadata';
import { ControlPage } from '@/components/showcase/page/control-page';

export const metadata: Metadata = getControlMetadata(dialog);

export default function Page() {
  return <ControlPage text={dialog} demos={dialogDemos} />;
}
