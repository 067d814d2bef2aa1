import type { Metadata } from 'next';
import { dataRow } from '@/components/showcase/controls/data-row';
import { dataRowDemos } from '@/components/showcase/demos/data-row/demos';
import { getControlMetadata } from '@/components/showcase/page/part-metadata';
import { ControlPage } from '@/components/showcase/page/control-page';

export const metadata: Metadata = getControlMetadata(dataRow);

export default function Page() {
  return <ControlPage text={dataRow} demos={dataRowDemos} />;
}
