import type { Metadata } from 'next';
import { panelSection } from '@/components/showcase/controls/panel-section';
import { panelSectionDemos } from '@/components/showcase/demos/panel-section/demos';
import { getControlMetadata } from '@/components/showcase/page/part-metadata';
import { ControlPage } from '@/components/showcase/page/control-page';

export const metadata: Metadata = getControlMetadata(panelSection);

export default function Page() {
  return <ControlPage text={panelSection} demos={panelSectionDemos} />;
}
