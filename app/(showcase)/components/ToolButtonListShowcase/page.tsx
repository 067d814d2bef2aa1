import type { Metadata } from 'next';
import { toolButtonList } from '@/components/showcase/controls/tool-button-list';
import { toolButtonListDemos } from '@/components/showcase/demos/tool-button-list/demos';
import { getControlMetadata } from '@/components/showcase/page/part-metadata';
import { ControlPage } from '@/components/showcase/page/control-page';

export const metadata: Metadata = getControlMetadata(toolButtonList);

export default function Page() {
  return <ControlPage text={toolButtonList} demos={toolButtonListDemos} />;
}
