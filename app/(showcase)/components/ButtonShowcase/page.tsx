import type { Metadata } from 'next';
import { button } from '@/components/showcase/controls/button';
import { buttonDemos } from '@/components/showcase/demos/button/demos';
import { getControlMetadata } from '@/components/showcase/page/part-metadata';
import { ControlPage } from '@/components/showcase/page/control-page';

export const metadata: Metadata = getControlMetadata(button);

export default function Page() {
  return <ControlPage text={button} demos={buttonDemos} />;
}
