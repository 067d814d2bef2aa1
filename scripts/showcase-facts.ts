import { controlTexts } from '@/components/showcase/control-texts';
import { patternTexts } from '@/components/showcase/pattern-texts';
import type { ShowcaseTexts } from '@/lib/showcase/types';

/** Texts of the controls and patterns, for the checks and the build. */
export const showcaseTexts: ShowcaseTexts = {
  controls: Object.values(controlTexts),
  patterns: patternTexts,
};
