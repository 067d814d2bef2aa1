import type { Metadata } from 'next';
import { input } from '@/components/showcase/controls/input';
import { inputDemos } from '@/components/showcase/demos/input/demos';
import { getControlMetadata } from '@/components/showcase/page/part-metadata';
import { ControlPage } from '@/components/showcase/page/control-page';

export const metadata: Metadata = getControlMetadata(input);

export default function Page() {
  return <ControlPage text={input} demos={inputDemos} />;
}
