import type { Metadata } from 'next';
import { slider } from '@/components/showcase/controls/slider';
import { sliderDemos } from '@/components/showcase/demos/slider/demos';
import { getControlMetadata } from '@/components/showcase/page/part-metadata';
import { ControlPage } from '@/components/showcase/page/control-page';

export const metadata: Metadata = getControlMetadata(slider);

export default function Page() {
  return <ControlPage text={slider} demos={sliderDemos} />;
}
