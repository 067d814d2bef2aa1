// What samples and the types of the viewer's services use of Cornerstone 2 and 3; names of files are those of the package.
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
      ANNOTATION_MODIFIED = 'CORNERSTONE_TOOLS_ANNOTATION_MODIFIED',
    }
    /** tools: enums/ChangeTypes, as far as samples use it */
    enum ChangeTypes {
      HandlesUpdated = 'HandlesUpdated',
      LabelChange = 'LabelChange',
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
      getToolInstance(toolName: string): any;
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
  /** tools: store/SynchronizerManager/createSynchronizer */
  export const SynchronizerManager: {
    createSynchronizer(
      synchronizerId: string,
      eventName: string,
      eventHandler: (
        synchronizer: object,
        source: { renderingEngineId: string; viewportId: string },
        target: { renderingEngineId: string; viewportId: string },
      ) => unknown,
      options?: object,
    ): object;
  };
  /** tools: tools/annotation/RectangleROITool */
  export class RectangleROITool extends BaseTool {
    static hydrate(viewportId: string, points: [number, number, number][], options: object): void;
  }
  /** tools: tools/AnnotationEraserTool */
  export class EraserTool extends BaseTool {}
  /** tools: tools/segmentation/SegmentLabelTool, from 3.10 on */
  export class SegmentLabelTool extends BaseTool {}
  /** tools: tools/annotation/LabelTool, from 3.10 on */
  export class LabelTool extends BaseTool {}
  /** tools: store/addTool */
  export function addTool(tool: typeof BaseTool): void;
}
