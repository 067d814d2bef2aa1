import type { Metadata } from 'next';
import { toolButton } from '@/components/showcase/controls/tool-button';
import { toolButtonDemos } from '@/components/showcase/demos/tool-button/demos';
import { getControlMetadata } from '@/components/showcase/page/part-metadata';
import { ControlPage } from '@/components/showcase/page/control-page';

export const metadata: Metadata = getControlMetadata(toolButton);

export default function Page() {
  return <ControlPage text={toolButton} demos={toolButtonDemos} />;
}
