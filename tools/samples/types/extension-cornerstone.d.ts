// The services and stores of @ohif/extension-cornerstone, in which both versions agree.
import type { ComponentType, ReactNode } from 'react';
import type { Enums, Types as ToolTypes } from '@cornerstonejs/tools';
import type { Types } from '@cornerstonejs/core';
import type { UseBoundStore } from 'zustand';
import type { DisplaySet } from './core/display-sets';
import type { Publisher } from './core/events';
import type { GridViewport, PresentationOptions } from './core/viewports';

type Binding = { mouseButton?: number; modifierKey?: number; numTouchPoints?: number };
type Tool = { toolName: string; parentTool?: string; bindings?: Binding[]; configuration?: object };

/** extensions/cornerstone/src/services/ToolGroupService/ToolGroupService.ts: Tools */
export type Tools = Partial<Record<'active' | 'passive' | 'enabled' | 'disabled', Tool[]>>;

/** extensions/cornerstone/src/services/ToolGroupService/ToolGroupService.ts */
export interface ToolGroupService extends Publisher<
  'toolGroupService',
  {
    TOOLGROUP_CREATED: { toolGroupId: string };
    VIEWPORT_ADDED: { viewportId: string; toolGroupId?: string };
  }
> {
  addToolsToToolGroup(toolGroupId: string, tools: Tools, configs?: object): void;
  createToolGroupAndAddTools(toolGroupId: string, tools: Tools): ToolTypes.IToolGroup;
  destroy(): void;
  getToolConfiguration(toolGroupId: string, toolName: string): any;
  getToolGroup(toolGroupId?: string): ToolTypes.IToolGroup | undefined;
  getToolGroupForViewport(viewportId: string): ToolTypes.IToolGroup | undefined;
  getToolGroupIds(): string[];
  setToolConfiguration(toolGroupId: string, toolName: string, configuration: object): void;
}

type SyncGroup = { type: string; id?: string; source?: boolean; target?: boolean; options?: object };

/** extensions/cornerstone/src/services/SyncGroupService/SyncGroupService.ts */
export interface SyncGroupService {
  addViewportToSyncGroup(
    viewportId: string,
    renderingEngineId: string,
    syncGroups?: string | SyncGroup | (string | SyncGroup)[],
  ): void;
  addSynchronizerType(type: string, creator: (id: string, options?: object) => object): void;
  destroy(): void;
}

/** extensions/cornerstone/src/services/ViewportService/CornerstoneViewportService.ts */
export interface CornerstoneViewportService extends Publisher<
  'cornerstoneViewportService',
  { VIEWPORT_DATA_CHANGED: { viewportData: object; viewportId: string } }
> {
  destroy(): void;
  getCornerstoneViewport(viewportId: string): Types.IViewport | null;
  getRenderingEngine(): { id: string; render(): void; getViewports(): { id: string }[] };
}

type Corner = 'topLeft' | 'topRight' | 'bottomLeft' | 'bottomRight';
type CornerComponent = {
  viewportId: string;
  id: string;
  component: ReactNode;
  location: number;
  indexPriority?: number;
};

/** extensions/cornerstone/src/services/ViewportActionCornersService/ViewportActionCornersService.ts; the corners: ViewportActionCorners.tsx of platform/ui (3.9) and platform/ui-next (3.10) */
export interface ViewportActionCornersService {
  readonly LOCATIONS: Readonly<Record<Corner, number>>;
  addComponent(component: CornerComponent): void;
  addComponents(components: CornerComponent[]): void;
}

type RepresentationType = Enums.SegmentationRepresentations;
type Of = { segmentationId?: string; type?: RepresentationType };

/** extensions/cornerstone/src/services/SegmentationService/SegmentationService.ts: SegmentationRepresentation, SegmentRepresentation */
export interface SegmentationRepresentation {
  segmentationId: string;
  viewportId: string;
  type: RepresentationType;
  label: string;
  visible: boolean;
  active: boolean;
  styles: ToolTypes.RepresentationStyle;
  segments: Record<number, { segmentIndex: number; color: Types.Color; opacity: number; visible: boolean }>;
}

/** extensions/cornerstone/src/services/SegmentationService/SegmentationService.ts */
export interface SegmentationService extends Publisher<
  'segmentationService',
  {
    SEGMENTATION_ADDED: { segmentationId: string };
    SEGMENTATION_MODIFIED: { segmentationId: string };
    SEGMENTATION_DATA_MODIFIED: { segmentationId: string };
  }
> {
  addOrUpdateSegmentation(
    segmentation: ToolTypes.SegmentationPublicInput | Partial<ToolTypes.Segmentation>,
  ): void;
  addSegment(
    segmentationId: string,
    segment?: {
      segmentIndex?: number;
      label?: string;
      isLocked?: boolean;
      active?: boolean;
      color?: Types.Color;
      visibility?: boolean;
    },
  ): void;
  addSegmentationRepresentation(
    viewportId: string,
    representation: { segmentationId: string; type?: RepresentationType; suppressEvents?: boolean },
  ): Promise<void>;
  createLabelmapForDisplaySet(
    displaySet: DisplaySet,
    options?: {
      segmentationId?: string;
      label?: string;
      segments?: Record<number, Partial<ToolTypes.Segment>>;
      FrameOfReferenceUID?: string;
    },
  ): Promise<string>;
  createSegmentationForRTDisplaySet(displaySet: DisplaySet, options?: Of): Promise<string>;
  createSegmentationForSEGDisplaySet(displaySet: DisplaySet, options?: Of): Promise<string>;
  destroy(): void;
  getActiveSegment(viewportId: string): ToolTypes.Segment | undefined;
  getActiveSegmentation(viewportId: string): ToolTypes.Segmentation | null;
  getLabelmapVolume(segmentationId: string): Types.IVolume | undefined;
  getSegmentColor(viewportId: string, segmentationId: string, segmentIndex: number): Types.Color;
  getSegmentation(segmentationId: string): ToolTypes.Segmentation | undefined;
  getSegmentationRepresentations(viewportId: string, of?: Of): SegmentationRepresentation[];
  getSegmentations(): ToolTypes.Segmentation[];
  getStyle(of: {
    viewportId: string;
    segmentationId: string;
    type: RepresentationType;
    segmentIndex?: number;
  }): ToolTypes.RepresentationStyle;
  getViewportIdsWithSegmentation(segmentationId: string): string[];
  highlightSegment(
    segmentationId: string,
    segmentIndex: number,
    viewportId?: string,
    alpha?: number,
    animationLength?: number,
    hideOthers?: boolean,
    animationFunction?: string,
  ): void;
  jumpToSegmentCenter(
    segmentationId: string,
    segmentIndex: number,
    viewportId?: string,
    highlightAlpha?: number,
    highlightSegment?: boolean,
    animationLength?: number,
    hideOthers?: boolean,
    animationFunction?: string,
  ): void;
  removeSegmentationRepresentations(viewportId: string, of?: Of): void;
  setActiveSegment(segmentationId: string, segmentIndex: number): void;
  setActiveSegmentation(viewportId: string, segmentationId: string): void;
  setRenderInactiveSegmentations(viewportId: string, isRendered: boolean): void;
  setSegmentColor(viewportId: string, segmentationId: string, segmentIndex: number, color: Types.Color): void;
  setSegmentLabel(segmentationId: string, segmentIndex: number, label: string): void;
  setSegmentLocked(segmentationId: string, segmentIndex: number, isLocked: boolean): void;
  setSegmentVisibility(
    viewportId: string,
    segmentationId: string,
    segmentIndex: number,
    isVisible: boolean,
    type?: RepresentationType,
  ): void;
  setStyle(
    of: { type: RepresentationType; viewportId?: string; segmentationId?: string; segmentIndex?: number },
    style: ToolTypes.RepresentationStyle,
  ): void;
  toggleSegmentationRepresentationVisibility(
    viewportId: string,
    of: { segmentationId: string; type: RepresentationType },
  ): void;
}

/** extensions/cornerstone/src/types/AppTypes.ts */
export interface CornerstoneServices {
  cornerstoneViewportService: CornerstoneViewportService;
  segmentationService: SegmentationService;
  syncGroupService: SyncGroupService;
  toolGroupService: ToolGroupService;
  viewportActionCornersService: ViewportActionCornersService;
}

/** Names of tools, as far as samples use them. extensions/cornerstone/src/initCornerstoneTools.js: toolNames */
export type ToolNames = Readonly<
  Record<
    | 'Angle'
    | 'ArrowAnnotate'
    | 'Crosshairs'
    | 'ImageOverlayViewer'
    | 'Length'
    | 'Pan'
    | 'ReferenceLines'
    | 'StackScroll'
    | 'VolumeRotate'
    | 'WindowLevel'
    | 'Zoom',
    string
  >
>;

/** extensions/cornerstone/src/index.tsx: getUtilityModule */
export interface ToolModule {
  name: string;
  exports: { toolNames: ToolNames; Enums: typeof Enums };
}

type LutPresentation = { viewportType: string; properties: Record<string, any> };

/** extensions/cornerstone/src/stores/useLutPresentationStore.ts */
export const useLutPresentationStore: UseBoundStore<{
  lutPresentationStore: Record<string, LutPresentation>;
  setLutPresentation(id: string, presentation: LutPresentation): void;
  getPresentationId(id: string, options: PresentationOptions): string | undefined;
}>;

type PositionPresentation = {
  viewportType: string;
  viewReference: Types.ViewReference;
  viewPresentation: Record<string, any>;
  initialImageIndex?: number;
  viewportId?: string;
};

/** extensions/cornerstone/src/stores/usePositionPresentationStore.ts */
export const usePositionPresentationStore: UseBoundStore<{
  positionPresentationStore: Record<string, PositionPresentation>;
  setPositionPresentation(id: string, presentation: PositionPresentation): void;
}>;

type SegmentationPresentation = {
  segmentationId: string;
  type: RepresentationType;
  hydrated: boolean | null;
  config?: unknown;
};

/** extensions/cornerstone/src/stores/useSegmentationPresentationStore.ts */
export const useSegmentationPresentationStore: UseBoundStore<{
  addSegmentationPresentationItem(id: string, presentation: SegmentationPresentation): void;
  getSegmentationPresentationId(options: {
    viewport: GridViewport;
    servicesManager: AppTypes.ServicesManager;
  }): string | undefined;
  setSegmentationPresentation(id: string, presentations: SegmentationPresentation[]): void;
}>;

/** with these properties from 3.10 on. extensions/cornerstone/src/panels/PanelMeasurement.tsx */
export const PanelMeasurement: ComponentType<{
  measurementFilter?: (measurement: object) => boolean;
  children?: ReactNode;
}>;

/** extensions/cornerstone/src/components/StudyMeasurements.tsx, from 3.10 on */
export const StudyMeasurements: ComponentType<{ children?: ReactNode }>;

/** extensions/cornerstone/src/components/SeriesMeasurements.tsx, from 3.10 on */
export const SeriesMeasurements: ComponentType<{ children?: ReactNode }>;

/** extensions/cornerstone/src/tools/ImageOverlayViewerTool.tsx */
export const ImageOverlayViewerTool: {
  toolName: string;
  addOverlayPlaneModule(imageId: string, metadata: { overlays: object[] }): void;
};
