import type { Metadata } from 'next';
import { MeasurementsPattern } from '@/components/showcase/demos/patterns/measurements';
import { PatternPage } from '@/components/showcase/page/pattern-page';
import { measurementsPattern } from '@/components/showcase/patterns/measurements';
import { getPatternMetadata } from '@/components/showcase/page/part-metadata';

export const metadata: Metadata = getPatternMetadata(measurementsPattern);

export default function Page() {
  return (
    <PatternPage text={measurementsPattern}>
      <MeasurementsPattern />
    </PatternPage>
  );
}
