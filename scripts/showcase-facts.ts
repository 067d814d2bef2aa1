import { controlTexts } from '@/components/showcase/control-texts';
import { patternTexts } from '@/components/showcase/pattern-texts';
import type { ShowcaseFacts } from '@/lib/showcase/types';

/** Texts of the controls and patterns, for the checks and the build. */
export const showcaseFacts: ShowcaseFacts = {
  controls: Object.values(controlTexts),
  patterns: patternTexts,
};
