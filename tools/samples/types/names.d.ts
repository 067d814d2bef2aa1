// What `given` and `part` can name in all versions.
import type { Enums, annotation } from '@cornerstonejs/tools';
import type { Types as CoreTypes, cache, eventTarget, getWebWorkerManager } from '@cornerstonejs/core';
import type { Page, expect as playwrightExpect } from '@playwright/test';
import type { Measurement } from './core/measurements';

/** What `window.config` gets when it is a function. platform/app/src/appInit.js */
export interface ConfigEnvironment<ServicesManager> {
  servicesManager: ServicesManager;
  peerImport: (moduleId: string) => Promise<any>;
}

/** https://jestjs.io/docs/api: describe, test */
type TestBlock = (name: string, body: () => unknown) => void;

/** Names that mean the same everywhere. */
export interface CommonNames<DisplaySet> {
  viewportId: string;
  segmentationId: string;
  segmentIndex: number;
  displaySetInstanceUID: string;
  StudyInstanceUID: string;
  studyInstanceUID: string;
  displaySet: DisplaySet;
  displaySets: DisplaySet[];
  viewport: CoreTypes.IViewport;
  element: HTMLDivElement;
  measurement: Measurement;
  uid: string;
  id: string;
  studyUID: string;
  toolbarButtons: any[];
  /** Cornerstone, as an import or `utilityModule` gives it. */
  cornerstoneTools: { annotation: typeof annotation; Enums: typeof Enums };
  Enums: typeof Enums;
  Labelmap: Enums.SegmentationRepresentations.Labelmap;
  Contour: Enums.SegmentationRepresentations.Contour;
  i18n: typeof import('@ohif/i18n').default;
  cache: typeof cache;
  eventTarget: typeof eventTarget;
  workerManager: ReturnType<typeof getWebWorkerManager>;
  React: typeof import('react');
  useState: typeof import('react').useState;
  useEffect: typeof import('react').useEffect;
  /** Test runners. */
  page: Page;
  expect: typeof playwrightExpect;
  describe: TestBlock;
  it: TestBlock;
}

/** What the file of a mode exports. platform/app/src/appInit.js */
export interface ModeModule {
  id: string;
  modeFactory: (parameters: any) => any;
  extensionDependencies?: Record<string, string>;
  modeConfiguration?: object;
}

/** What `modeFactory` returns. platform/app/src/routes/Mode/Mode.tsx, platform/app/src/appInit.js */
export interface Mode<Parameters> {
  id: string;
  routeName: string;
  displayName: string;
  hide: boolean;
  onModeInit: (parameters: any) => void;
  onModeEnter: (parameters: Parameters) => any;
  onModeExit: (parameters: Parameters) => any;
  onSetupRouteComplete: (parameters: Parameters) => any;
  validationTags: { study: unknown[]; series: unknown[] };
  isValidMode: (parameters: {
    modalities: string;
    study: any;
  }) => { valid: boolean; description?: string } | boolean;
  routes: {
    path: string;
    layoutTemplate: (parameters: any) => any;
    init?: (parameters: any) => any;
    [key: string]: any;
  }[];
  extensions: Record<string, string> | string[];
  hangingProtocol: string | string[];
  sopClassHandlers: string[];
  hotkeys: any;
  customizationService: any;
  nonModeModalities: string[];
  hideIfInvalid: boolean;
}
