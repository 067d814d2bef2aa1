import type { Metadata } from 'next';
import { numericMeta } from '@/components/showcase/controls/numeric-meta';
import { numericMetaDemos } from '@/components/showcase/demos/numeric-meta/demos';
import { getControlMetadata } from '@/components/showcase/page/part-metadata';
import { ControlPage } from '@/components/showcase/page/control-page';

export const metadata: Metadata = getControlMetadata(numericMeta);

export default function Page() {
  return <ControlPage text={numericMeta} demos={numericMetaDemos} />;
}
