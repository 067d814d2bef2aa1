// What samples and the types of the viewer's services use of Cornerstone 2 and 3; names of files are those of its
// packages core and tools.
declare module '@cornerstonejs/core' {
  export namespace Types {
    type Color = [red: number, green: number, blue: number, alpha: number];
    type Point = [number, number, number];

    /** core: types/IImage */
    interface IImage {
      imageId: string;
      getPixelData(): Uint8Array<ArrayBuffer> | Int16Array<ArrayBuffer> | Float32Array<ArrayBuffer>;
      preScale?: { enabled?: boolean; scaled?: boolean };
      /** the image that a labelmap's image belongs to */
      referencedImageId?: string;
      voxelManager: Voxels;
    }
    /** core: types/IImageVolume */
    interface IVolume {
      volumeId: string;
      dimensions: Point;
      /** of an ImageVolume: cache/classes/ImageVolume */
      spacing: Point;
      origin: Point;
      direction: number[];
      imageIds: string[];
      invalidate(): void;
      load(callback?: () => void): void;
      voxelManager: VolumeVoxels;
    }
    /** core: utilities/VoxelManager */
    interface Voxels {
      getAtIJK(column: number, row: number, slice: number): number | null;
      getScalarData(): Uint8Array | Int16Array | Uint16Array | Float32Array;
      setAtIJK(column: number, row: number, slice: number, value: number): boolean | void;
    }
    interface VolumeVoxels extends Voxels {
      /** always a new array */
      getCompleteScalarDataArray():
        | Uint8Array<ArrayBuffer>
        | Int16Array<ArrayBuffer>
        | Uint16Array<ArrayBuffer>
        | Float32Array<ArrayBuffer>;
      setCompleteScalarDataArray(values: ArrayLike<number>): void;
    }
    /** core: types/IViewport */
    interface ViewReference {
      FrameOfReferenceUID?: string;
      referencedImageId?: string;
      volumeId?: string;
      sliceIndex?: number;
      cameraFocalPoint?: Point;
      viewPlaneNormal?: Point;
      viewUp?: Point;
    }
    /** core: types/voi */
    interface VOIRange {
      lower: number;
      upper: number;
    }
    /** vtk.js: Common/DataModel/ImageData, as far as samples use it */
    interface ImageData {
      indexToWorld(index: Point): Point;
      worldToIndex(position: Point): Point;
    }
    /** core: types/Plane */
    type Plane = [number, number, number, number];
    /** core: types/Colormap */
    interface Colormap {
      name: string;
      opacity?: number | { value: number; opacity: number }[];
    }
    /** core: types/ViewportPreset */
    interface ViewportPreset {
      name: string;
      gradientOpacity: string;
      specularPower: string;
      scalarOpacity: string;
      specular: string;
      shade: string;
      ambient: string;
      colorTransfer: string;
      diffuse: string;
      interpolation: string;
    }
    /** core: types/IViewport, types/IStackViewport, types/IVolumeViewport */
    interface IViewport {
      id: string;
      type: string;
      element: HTMLDivElement;
      viewportStatus: Enums.ViewportStatus;
      getCurrentImageId(): string | undefined;
      getProperties(): { voiRange?: VOIRange };
      setProperties(properties: { voiRange?: VOIRange; invert?: boolean }): void;
      getViewPresentation(): object;
      setViewPresentation(presentation: object): void;
      getImageIds(): string[];
      getViewReference(of?: { forFrameOfReference?: boolean; points?: Point[] }): ViewReference;
      isReferenceViewable(
        reference: ViewReference,
        options?: { withNavigation?: boolean; withOrientation?: boolean; asVolume?: boolean },
      ): boolean;
      render(): void;
      setImageIdIndex(index: number): Promise<string>;
      setViewReference(reference: ViewReference): void;
      worldToCanvas(position: Point): [number, number];
      canvasToWorld(position: [number, number]): Point;
      getCamera(): { focalPoint: Point; viewPlaneNormal: Point };
      getFrameOfReferenceUID(): string | undefined;
      getImageData(): { imageData: ImageData; dimensions: Point } | undefined;
      getNumberOfSlices(): number;
      getSliceIndex(): number;
    }
  }

  /** core: enums/Events */
  export namespace Enums {
    enum Events {
      ELEMENT_DISABLED = 'CORNERSTONE_ELEMENT_DISABLED',
      ELEMENT_ENABLED = 'CORNERSTONE_ELEMENT_ENABLED',
      VOI_MODIFIED = 'CORNERSTONE_VOI_MODIFIED',
      IMAGE_LOADED = 'CORNERSTONE_IMAGE_LOADED',
      IMAGE_VOLUME_MODIFIED = 'CORNERSTONE_IMAGE_VOLUME_MODIFIED',
      IMAGE_VOLUME_LOADING_COMPLETED = 'CORNERSTONE_IMAGE_VOLUME_LOADING_COMPLETED',
      IMAGE_RENDERED = 'CORNERSTONE_IMAGE_RENDERED',
      STACK_NEW_IMAGE = 'CORNERSTONE_STACK_NEW_IMAGE',
      VOLUME_NEW_IMAGE = 'CORNERSTONE_VOLUME_NEW_IMAGE',
      WEB_WORKER_PROGRESS = 'CORNERSTONE_WEB_WORKER_PROGRESS',
    }
    /** core: enums/ViewportType */
    enum ViewportType {
      STACK = 'stack',
    }
    /** core: enums/ViewportStatus */
    enum ViewportStatus {
      RENDERED = 'rendered',
    }
    /** core: enums/BlendModes */
    enum BlendModes {
      MAXIMUM_INTENSITY_BLEND = 1,
    }
  }

  /** core: RenderingEngine/BaseVolumeViewport */
  export interface BaseVolumeViewport extends Types.IViewport {
    getVolumeId(): string | undefined;
    getAllVolumeIds(): string[];
    setProperties(
      properties: { voiRange?: Types.VOIRange; invert?: boolean; colormap?: Types.Colormap },
      volumeId?: string,
    ): void;
    setBlendMode(mode: Enums.BlendModes): void;
    setSlabThickness(millimeters: number): void;
  }
  export const BaseVolumeViewport: { new (): BaseVolumeViewport };
  /** core: cache/cache */
  export const cache: {
    getImage(imageId: string): Types.IImage | undefined;
    getVolume(volumeId: string): Types.IVolume | undefined;
  };
  /** core: loaders/volumeLoader */
  export const volumeLoader: {
    createAndCacheVolume(volumeId: string, options?: { imageIds: string[] }): Promise<Types.IVolume>;
  };
  /** core: metaData */
  export const metaData: {
    get(type: string, query: string): any;
    addProvider(provider: (type: string, query: string) => any, priority?: number): void;
  };
  /** core: constants/viewportPresets, types/ViewportPreset */
  export const CONSTANTS: { VIEWPORT_PRESETS: Types.ViewportPreset[] };
  export namespace utilities {
    /** core: utilities/windowLevel */
    const windowLevel: {
      toWindowLevel(lower: number, upper: number): { windowWidth: number; windowCenter: number };
      toLowHighRange(windowWidth: number, windowCenter: number): { lower: number; upper: number };
    };
    /** core: utilities/imageToWorldCoords, utilities/worldToImageCoords */
    function imageToWorldCoords(imageId: string, imageCoords: [number, number]): Types.Point;
    function worldToImageCoords(imageId: string, worldCoords: Types.Point): [number, number];
    /** core: utilities/transformWorldToIndex, utilities/indexWithinDimensions */
    function transformWorldToIndex(imageData: Types.ImageData, position: Types.Point): Types.Point;
    function indexWithinDimensions(index: Types.Point, dimensions: Types.Point): boolean;
    /** core: utilities/jumpToSlice */
    function jumpToSlice(
      element: HTMLDivElement,
      options: { imageIndex: number; debounceLoading?: boolean; volumeId?: string },
    ): Promise<void>;
    /** core: utilities/planar */
    const planar: {
      linePlaneIntersection(from: Types.Point, to: Types.Point, plane: Types.Plane): Types.Point;
      planeDistanceToPoint(plane: Types.Plane, point: Types.Point, signed?: boolean): number;
      planeEquation(normal: Types.Point, point: Types.Point, normalized?: boolean): Types.Plane;
    };
    /** core: utilities/spatialRegistrationMetadataProvider */
    const spatialRegistrationMetadataProvider: {
      add(viewportIds: string[], matrix: Float32Array): void;
    };
  }
  /** core: eventTarget */
  export const eventTarget: {
    addEventListener(type: string, listener: (event: CustomEvent) => void): void;
    removeEventListener(type: string, listener: (event: CustomEvent) => void): void;
  };
  /** core: getEnabledElement */
  export function getEnabledElement(element: HTMLDivElement): {
    viewport: Types.IViewport;
    viewportId: string;
    renderingEngineId: string;
  };
  export function getEnabledElementByViewportId(
    viewportId: string,
  ): { viewport: Types.IViewport } | undefined;
  /** core: utilities/triggerEvent */
  export function triggerEvent(
    target: typeof eventTarget | HTMLElement,
    type: string,
    detail?: object,
  ): boolean;

  /** core: webWorkerManager/webWorkerManager */
  export function getWebWorkerManager(): {
    registerWorker(
      name: string,
      createWorker: () => Worker,
      options?: {
        maxWorkerInstances?: number;
        overwrite?: boolean;
        autoTerminateOnIdle?: { enabled: boolean; idleTimeThreshold?: number };
      },
    ): void;
    executeTask(
      name: string,
      task: string,
      values?: object,
      options?: { callbacks?: ((value: any) => unknown)[]; priority?: number; requestType?: string },
    ): Promise<any>;
  };
}

declare module '@cornerstonejs/core/utilities' {
  /** core: utilities/jumpToSlice */
  export function jumpToSlice(
    element: HTMLDivElement,
    options: { imageIndex: number; debounceLoading?: boolean; volumeId?: string },
  ): Promise<void>;
}

declare module '@cornerstonejs/tools' {
  /** tools: enums */
  export namespace Enums {
    enum SegmentationRepresentations {
      Labelmap = 'Labelmap',
      Contour = 'Contour',
      Surface = 'Surface',
    }
    /** tools: enums/ToolBindings, as far as samples use it */
    enum MouseBindings {
      Primary = 1,
      Secondary = 2,
      Auxiliary = 4,
      Wheel = 524288,
    }
    enum KeyboardBindings {
      Shift = 16,
      Ctrl = 17,
      Alt = 18,
    }
    /** tools: enums/Events, as far as samples use it */
    enum Events {
      ANNOTATION_COMPLETED = 'CORNERSTONE_TOOLS_ANNOTATION_COMPLETED',
    }
  }

  export namespace Types {
    /** tools: types/SegmentationStateTypes */
    interface Segment {
      segmentIndex: number;
      label: string;
      locked: boolean;
      active: boolean;
      /** namedStats: extensions/cornerstone/src/utils/updateSegmentationStats.ts; the others, of a loaded SEG: SegmentationService.ts */
      cachedStats?: {
        namedStats?: Record<string, object>;
        algorithmType?: string;
        algorithmName?: string;
      };
    }
    /** tools: types/CalculatorTypes; the statistics that samples read */
    interface Statistic {
      name: string;
      label?: string;
      value: number;
      unit: string | null;
    }
    type NamedStatistics = Record<'mean' | 'max' | 'min' | 'stdDev' | 'count', Statistic> & {
      volume?: Statistic;
    };
    /** tools: types/SegmentationStateTypes, types/LabelmapTypes */
    interface RepresentationData {
      Labelmap?: {
        imageIds?: string[];
        referencedImageIds?: string[];
        volumeId?: string;
        referencedVolumeId?: string;
      };
      Contour?: { geometryIds?: string[]; annotationUIDsMap?: Map<number, Set<string>> };
      Surface?: { geometryIds?: Map<number, string> };
    }
    interface Segmentation {
      segmentationId: string;
      label: string;
      segments: Record<number, Segment>;
      representationData: RepresentationData;
    }
    interface SegmentationPublicInput {
      segmentationId: string;
      representation: {
        type: Enums.SegmentationRepresentations;
        data?: RepresentationData[keyof RepresentationData];
      };
      config?: { label?: string; segments?: Record<number, Partial<Segment>> };
    }
    /** tools: types/LabelmapTypes, types/ContourTypes: the keys that samples set */
    interface RepresentationStyle {
      renderFill?: boolean;
      fillAlpha?: number;
      renderOutline?: boolean;
      outlineWidth?: number;
    }
    /** tools: types/IToolGroup */
    interface IToolGroup {
      id: string;
      hasTool(toolName: string): boolean;
      setToolActive(
        toolName: string,
        options?: { bindings: { mouseButton?: number; modifierKey?: number; numTouchPoints?: number }[] },
      ): void;
    }
    /** tools: types/AnnotationTypes */
    interface Annotation {
      annotationUID?: string;
      highlighted?: boolean;
      invalidated?: boolean;
      metadata: {
        toolName: string;
        FrameOfReferenceUID?: string;
        referencedImageId?: string;
        [key: string]: unknown;
      };
      data: {
        label?: string;
        handles?: { points?: any[]; [key: string]: unknown };
        cachedStats?: object;
        [key: string]: unknown;
      };
    }
    /** tools: types/AnnotationStyle */
    interface ToolStyleConfig {
      [toolName: string]: { [property: string]: string | number | boolean | undefined };
    }
  }

  /** tools: stateManagement/annotation */
  export const annotation: {
    state: {
      addAnnotation(annotation: Types.Annotation, group?: unknown): string;
      getAllAnnotations(): Types.Annotation[];
      getAnnotations(toolName: string, group: HTMLDivElement | string): Types.Annotation[];
      getAnnotation(annotationUID: string): Types.Annotation | undefined;
      removeAnnotation(annotationUID: string): void;
    };
    locking: { isAnnotationLocked(annotationUID: string): boolean };
    /** tools: stateManagement/annotation/annotationSelection */
    selection: { getAnnotationsSelected(): string[] };
    visibility: { isAnnotationVisible(annotationUID: string): boolean | undefined };
    /** tools: stateManagement/annotation/config/ToolStyle */
    config: {
      style: {
        getDefaultToolStyles(): Types.ToolStyleConfig;
        setDefaultToolStyles(styles: Types.ToolStyleConfig): void;
        setAnnotationStyles(annotationUID: string, styles: Types.ToolStyleConfig[string]): void;
      };
    };
  };
  /** tools: stateManagement/segmentation */
  export const segmentation: {
    triggerSegmentationEvents: {
      triggerSegmentationDataModified(segmentationId: string, modifiedSlices?: number[]): void;
    };
  };
  /** tools: utilities */
  export interface Utilities {
    segmentation: {
      setBrushSizeForToolGroup(toolGroupId: string, brushSize: number, toolName?: string): void;
      /** not in version 2. tools: utilities/segmentation/getStatistics */
      getStatistics(options: {
        segmentationId: string;
        segmentIndices: number[];
        mode: 'individual';
      }): Promise<Record<number, Types.NamedStatistics> | undefined>;
      getStatistics(options: {
        segmentationId: string;
        segmentIndices: number[];
        mode?: 'collective';
      }): Promise<Types.NamedStatistics | undefined>;
    };
    triggerAnnotationRenderForViewportIds(viewportIds: string[]): void;
  }
  export const utilities: Utilities;
  /** tools: tools/base/BaseTool */
  export abstract class BaseTool {
    static toolName: string;
    constructor(properties: object, defaults: object);
    configuration: any;
    toolGroupId: string;
    getToolName(): string;
  }
  /** tools: tools/base/AnnotationTool, tools/base/AnnotationDisplayTool */
  export abstract class AnnotationTool extends BaseTool {
    abstract addNewAnnotation(event: any, interactionType: string): Types.Annotation;
    abstract cancel(element: HTMLDivElement): any;
    abstract handleSelectedCallback(event: any, annotation: Types.Annotation, handle: any): void;
    abstract toolSelectedCallback(event: any, annotation: Types.Annotation): void;
    abstract isPointNearTool(
      element: HTMLDivElement,
      annotation: Types.Annotation,
      canvasCoords: [number, number],
      proximity: number,
    ): boolean;
    abstract renderAnnotation(enabledElement: any, svgDrawingHelper: object): boolean;
    filterInteractableAnnotationsForElement(
      element: HTMLDivElement,
      annotations: Types.Annotation[],
    ): Types.Annotation[] | undefined;
    getAnnotationStyle(context: { annotation: Types.Annotation; styleSpecifier: object }): {
      visibility: boolean;
      color: string;
      lineWidth: number;
    };
  }
  /** tools: tools/base/AnnotationDisplayTool */
  export abstract class AnnotationDisplayTool extends BaseTool {
    abstract renderAnnotation(enabledElement: any, svgDrawingHelper: object): boolean;
  }
  /** tools: drawingSvg */
  export const drawing: {
    drawLine(
      svgDrawingHelper: object,
      annotationUID: string,
      lineUID: string,
      start: [number, number],
      end: [number, number],
      options?: { color?: string; width?: number; lineDash?: string },
    ): void;
    drawHandles(
      svgDrawingHelper: object,
      annotationUID: string,
      handleGroupUID: string,
      points: [number, number][],
      options?: object,
    ): void;
    setAttributesIfNecessary(attributes: Record<string, string>, svgNode: Element): void;
  };
  /** tools: tools/AnnotationEraserTool */
  export class EraserTool extends BaseTool {}
  /** tools: tools/segmentation/SegmentLabelTool, from 3.10 on */
  export class SegmentLabelTool extends BaseTool {}
  /** tools: tools/annotation/LabelTool, from 3.10 on */
  export class LabelTool extends BaseTool {}
  /** tools: store/addTool */
  export function addTool(tool: typeof BaseTool): void;
}

declare module '@cornerstonejs/adapters' {
  /** adapters: adapters/Cornerstone3D/MeasurementReport */
  interface MeasurementAdapter {
    toolType: string;
    TID300Representation: any;
    isValidCornerstoneTrackingIdentifier(identifier: string): boolean;
    getMeasurementData(group: any, imageIds: any, imageToWorldCoords: any, metadata: any): any;
    getTID300RepresentationArguments(tool: any, worldToImageCoords: any): any;
  }
  /** adapters: adapters/Cornerstone3D/Segmentation/generateToolState */
  interface SegmentMetadata {
    data: { SegmentNumber: number; SegmentLabel?: string }[];
  }
  export const adaptersSEG: {
    Cornerstone3D: {
      Segmentation: {
        /** not in version 2 */
        createFromDICOMSegBuffer(
          referencedImageIds: string[],
          arrayBuffer: ArrayBuffer,
          options: { metadataProvider: object; tolerance?: number },
        ): Promise<{ labelMapImages: { imageId: string }[][]; segMetadata: SegmentMetadata }>;
        /** as in version 2 */
        generateToolState(
          imageIds: string[],
          arrayBuffer: ArrayBuffer,
          metadataProvider: object,
          options?: {
            skipOverlapping?: boolean;
            tolerance?: number;
            eventTarget?: object;
            triggerEvent?: typeof import('@cornerstonejs/core').triggerEvent;
          },
        ): Promise<{ labelmapBufferArray: ArrayBuffer[]; segMetadata: SegmentMetadata }>;
      };
    };
  };
  /** adapters: adapters/Cornerstone3D/RTStruct/RTSS; takes three more arguments in version 2 */
  export const adaptersRT: {
    Cornerstone3D: {
      RTSS: {
        generateRTSSFromSegmentations(
          segmentation: {
            segmentationId: string;
            label: string;
            segments: Record<string, { segmentIndex: number; label: string; color?: number[] }>;
            representationData: object;
          },
          metadataProvider: object,
          DicomMetadataStore: object,
        ): Promise<Record<string, any>>;
      };
    };
  };
  /** adapters: adapters/Cornerstone3D; `BaseAdapter3D` is not in version 2 */
  export const adaptersSR: {
    Cornerstone3D: {
      BaseAdapter3D: { registerSubType(adapter: MeasurementAdapter, toolType: string): MeasurementAdapter };
      CORNERSTONE_3D_TAG: string;
      MeasurementReport: { registerTool(adapter: MeasurementAdapter): void };
      Probe: MeasurementAdapter;
    };
  };
}
