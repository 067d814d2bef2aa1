export type { DicomWebConfig } from '../app-config';
import type { CommonConfig } from '../app-config';

/** What version 3.9 reads of `window.config`. */
export interface AppConfig extends CommonConfig {
  /** extensions/cornerstone/src/components/WindowLevelActionMenu */
  addWindowLevelActionMenu?: boolean;
  /** platform/ui-next/src/components/Onboarding/Onboarding.tsx */
  tours?: { id: string; route: string; steps: Record<string, any>[]; tourOptions?: Record<string, any> }[];
}
