// What version 3.8 had in place of services that 3.9 changed; guides for moving on show it.
import type { ReactNode } from 'react';
import type { Publisher } from '../core/events';
import type { DisplaySet } from '../core/display-sets';
import type * as Cornerstone from '../extension-cornerstone';

export * from '../extension-cornerstone';

type Color = [red: number, green: number, blue: number];

/** extensions/cornerstone/src/services/SegmentationService/SegmentationServiceTypes.ts */
export interface Segmentation {
  id: string;
  type?: 'LABELMAP' | 'CONTOUR' | 'SURFACE';
  label?: string;
  isActive?: boolean;
  activeSegmentIndex?: number;
  segments?: ({ segmentIndex: number; label?: string; color?: Color; opacity?: number } | null)[];
  representationData?: Record<string, object>;
}

/** extensions/cornerstone/src/services/SegmentationService/SegmentationServiceTypes.ts */
export interface SegmentationConfiguration {
  fillAlpha?: number;
  outlineWidthActive?: number;
  renderFill?: boolean;
  renderInactiveSegmentations?: boolean;
  renderOutline?: boolean;
}

/** extensions/cornerstone/src/services/SegmentationService/SegmentationService.ts */
export interface SegmentationService extends Publisher<
  'segmentationService',
  { SEGMENTATION_UPDATED: { segmentation: Segmentation }; SEGMENTATION_REMOVED: { segmentationId: string } }
> {
  addOrUpdateSegmentation(
    segmentation: Segmentation,
    suppressEvents?: boolean,
    notYetUpdatedAtSource?: boolean,
  ): string;
  addSegment(
    segmentationId: string,
    config?: {
      segmentIndex?: number;
      toolGroupId?: string;
      properties?: {
        label?: string;
        color?: Color;
        opacity?: number;
        visibility?: boolean;
        isLocked?: boolean;
        active?: boolean;
      };
    },
  ): void;
  addSegmentationRepresentationToToolGroup(
    toolGroupId: string,
    segmentationId: string,
    hydrateSegmentation?: boolean,
    representationType?: string,
    suppressEvents?: boolean,
  ): Promise<void>;
  createSegmentationForDisplaySet(
    displaySetInstanceUID: string,
    options?: { segmentationId?: string; FrameOfReferenceUID?: string; label?: string },
  ): Promise<string>;
  createSegmentationForRTDisplaySet(
    displaySet: DisplaySet,
    segmentationId?: string,
    suppressEvents?: boolean,
  ): Promise<string>;
  createSegmentationForSEGDisplaySet(
    displaySet: DisplaySet,
    segmentationId?: string,
    suppressEvents?: boolean,
  ): Promise<string>;
  getActiveSegment(): object;
  getActiveSegmentation(): Segmentation;
  getSegmentationRepresentationsForToolGroup(
    toolGroupId: string,
  ): { segmentationId: string; segmentationRepresentationUID: string; type: string }[];
  getSegmentations(withoutHydrated?: boolean): Segmentation[];
  getToolGroupIdsWithSegmentation(segmentationId: string): string[];
  highlightSegment(segmentationId: string, segmentIndex: number, toolGroupId?: string, alpha?: number): void;
  jumpToSegmentCenter(segmentationId: string, segmentIndex: number, toolGroupId?: string): void;
  removeSegmentationRepresentationFromToolGroup(toolGroupId: string, representationUIDs?: string[]): void;
  setActiveSegmentationForToolGroup(segmentationId: string, toolGroupId?: string): void;
  setConfiguration(configuration: SegmentationConfiguration): void;
  setSegmentColor(segmentationId: string, segmentIndex: number, color: Color, toolGroupId?: string): void;
  setSegmentOpacity(
    segmentationId: string,
    segmentIndex: number,
    opacity: number,
    toolGroupId?: string,
  ): void;
  setSegmentRGBA(segmentationId: string, segmentIndex: number, rgba: number[], toolGroupId?: string): void;
  setSegmentVisibility(
    segmentationId: string,
    segmentIndex: number,
    isVisible: boolean,
    toolGroupId?: string,
  ): void;
  toggleSegmentationVisibility(segmentationId: string): void;
}

/** extensions/cornerstone/src/services/ViewportActionCornersService/ViewportActionCornersService.ts */
export interface ViewportActionCornersService {
  readonly LOCATIONS: Cornerstone.ViewportActionCornersService['LOCATIONS'];
  setComponent(component: { viewportId: string; id: string; component: ReactNode; location: number }): void;
}

export interface CornerstoneServices extends Omit<
  Cornerstone.CornerstoneServices,
  'segmentationService' | 'viewportActionCornersService'
> {
  segmentationService: SegmentationService;
  viewportActionCornersService: ViewportActionCornersService;
}

/** extensions/cornerstone/src/initCornerstoneTools.js: toolNames */
export type ToolNames = Cornerstone.ToolNames &
  Readonly<Record<'StackScrollMouseWheel' | 'VolumeRotateMouseWheel', string>>;
