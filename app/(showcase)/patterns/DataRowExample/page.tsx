import type { Metadata } from 'next';
import { DataRowPattern } from '@/components/showcase/demos/patterns/data-row';
import { PatternPage } from '@/components/showcase/page/pattern-page';
import { dataRowPattern } from '@/components/showcase/patterns/data-row';
import { getPatternMetadata } from '@/components/showcase/page/part-metadata';

export const metadata: Metadata = getPatternMetadata(dataRowPattern);

export default function Page() {
  return (
    <PatternPage text={dataRowPattern}>
      <DataRowPattern />
    </PatternPage>
  );
}
