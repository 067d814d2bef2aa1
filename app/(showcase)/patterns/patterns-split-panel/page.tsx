import type { Metadata } from 'next';
import { SplitPanelPattern } from '@/components/showcase/demos/patterns/split-panel';
import { PatternPage } from '@/components/showcase/page/pattern-page';
import { splitPanelPattern } from '@/components/showcase/patterns/split-panel';
import { getPatternMetadata } from '@/components/showcase/page/part-metadata';

export const metadata: Metadata = getPatternMetadata(splitPanelPattern);

export default function Page() {
  return (
    <PatternPage text={splitPanelPattern}>
      <SplitPanelPattern />
    </PatternPage>
  );
}
