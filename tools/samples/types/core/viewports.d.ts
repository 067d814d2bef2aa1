import type { EventOf, Publisher } from './events';

/** platform/core/src/types/ViewportGridType.ts: GridViewport */
export interface GridViewport {
  viewportId: string;
  displaySetInstanceUIDs: string[];
  viewportOptions: {
    viewportType?: string;
    toolGroupId?: string;
    orientation?: string;
    /** extensions/cornerstone/src/types/Presentation.ts: by the name of the provider */
    presentationIds?: Record<string, string>;
  };
  isReady: boolean;
}

/** platform/core/src/types/ViewportGridType.ts: ViewportGridState */
export interface GridState {
  activeViewportId: string | null;
  isHangingProtocolLayout: boolean;
  layout: { numRows: number; numCols: number; layoutType: string };
  viewports: Map<string, GridViewport>;
}

/** platform/core/src/types/ViewportGridType.ts: SetDisplaySetsForViewportsProps */
export interface ViewportChange {
  viewportId: string;
  displaySetInstanceUIDs: string[];
  viewportOptions?: object;
  displaySetOptions?: object[];
}

/** What presentations are told apart by. platform/core/src/services/ViewportGridService/ViewportGridService.ts: getPresentationIds */
export interface PresentationOptions {
  viewport: GridViewport;
  viewports: Map<string, GridViewport>;
  isUpdatingSameViewport: boolean;
}

type Payloads = {
  ACTIVE_VIEWPORT_ID_CHANGED: { viewportId: string };
  GRID_STATE_CHANGED: { state: GridState; viewports?: object[]; removedViewportIds: string[] };
  VIEWPORTS_READY: object;
};

/** platform/core/src/services/ViewportGridService/ViewportGridService.ts */
export interface ViewportGrid extends Publisher<'viewportGridService', Payloads> {
  addPresentationIdProvider(
    id: string,
    getId: (
      id: string,
      options: PresentationOptions & { servicesManager: AppTypes.ServicesManager },
    ) => unknown,
  ): void;
  getActiveViewportId(): string;
  getDisplaySetsUIDsForViewport(viewportId: string): string[];
  getState(): GridState;
  setActiveViewportId(viewportId: string): void;
  setDisplaySetsForViewports(changes: ViewportChange[]): Promise<void>;
  setLayout(layout: {
    numRows: number;
    numCols: number;
    layoutType?: string;
    layoutOptions?: { x: number; y: number; width: number; height: number }[];
    activeViewportId?: string;
    isHangingProtocolLayout?: boolean;
    findOrCreateViewport?: (position: number, positionId: string, options: object) => object;
  }): void;
  setViewportIsReady(viewportId: string, isReady: boolean): void;
}

/** The class, which has its events too. platform/core/src/services/ViewportGridService/ViewportGridService.ts */
export const ViewportGridService: {
  readonly EVENTS: { readonly [Name in keyof Payloads]: EventOf<'viewportGridService', Payloads[Name]> };
};

/** platform/core/src/services/CineService/CineService.ts */
export interface CineService extends Publisher<
  'cineService',
  { CINE_STATE_CHANGED: { isCineEnabled?: boolean; isPlaying?: boolean } }
> {
  playClip(element: HTMLDivElement, options: { framesPerSecond?: number; viewportId?: string }): unknown;
  setCine(options: { id: string; frameRate?: number; isPlaying?: boolean }): void;
  setIsCineEnabled(isEnabled: boolean): void;
}
