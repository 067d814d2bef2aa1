import type { Metadata } from 'next';
import { TmtvPattern } from '@/components/showcase/demos/patterns/tmtv';
import { PatternPage } from '@/components/showcase/page/pattern-page';
import { tmtvPattern } from '@/components/showcase/patterns/tmtv';
import { getPatternMetadata } from '@/components/showcase/page/part-metadata';

export const metadata: Metadata = getPatternMetadata(tmtvPattern);

export default function Page() {
  return (
    <PatternPage text={tmtvPattern}>
      <TmtvPattern />
    </PatternPage>
  );
}
