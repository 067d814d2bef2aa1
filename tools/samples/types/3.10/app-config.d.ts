export type { DicomWebConfig } from '../app-config';
import type { CommonConfig } from '../app-config';

/** A screen of a window layout. platform/core/src/services/MultiMonitorService.ts */
interface MultimonitorScreen {
  id?: string;
  screen?: number;
  location?: { screen?: number; width?: number; height?: number; left?: number; top?: number };
  options?: string;
}

/** What version 3.10 reads of `window.config`. */
export interface AppConfig extends CommonConfig {
  /** platform/app/src/appInit.js */
  measurementTrackingMode?: 'standard' | 'simplified' | 'none';
  /** platform/app/src/appInit.js */
  multimonitor?: {
    id: string;
    test: (params: {
      params: URLSearchParams;
      screenNumber: string | null;
      multimonitor: string | null;
    }) => boolean;
    screens: MultimonitorScreen[];
  }[];
}
