// What samples and the types of the viewer's services use of Cornerstone 2 and 3; names of files are those of the package.
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
    type Scalars = Uint8Array | Int16Array | Uint16Array | Float32Array;
    /** core: utilities/VoxelManager */
    interface Voxels {
      getAtIJK(column: number, row: number, slice: number): number | null;
      getScalarData(): Scalars;
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
    /** core: types/ViewportProperties */
    interface ViewportProperties {
      voiRange?: VOIRange;
      invert?: boolean;
      interpolationType?: Enums.InterpolationType;
    }
    /** core: types/IViewport, types/IStackViewport, types/IVolumeViewport */
    interface IViewport {
      id: string;
      type: string;
      element: HTMLDivElement;
      viewportStatus: Enums.ViewportStatus;
      getCurrentImageId(): string | undefined;
      getProperties(): { voiRange?: VOIRange };
      setProperties(properties: ViewportProperties): void;
      getViewPresentation(): { rotation?: number };
      setViewPresentation(presentation: object): void;
      getImageIds(): string[];
      getViewReference(of?: { forFrameOfReference?: boolean; points?: Point[] }): ViewReference;
      isReferenceViewable(
        reference: ViewReference,
        options?: { withNavigation?: boolean; withOrientation?: boolean; asVolume?: boolean },
      ): boolean;
      render(): void;
      setImageIdIndex(index: number): Promise<string>;
      calibrateSpacing(imageId: string): void;
      setViewReference(reference: ViewReference): void;
      worldToCanvas(position: Point): [number, number];
      canvasToWorld(position: [number, number]): Point;
      getCamera(): { focalPoint: Point; viewPlaneNormal: Point };
      /** core: RenderingEngine/Viewport, types/IActor */
      addActor(entry: { uid: string; actor: object; slabThickness?: number }): void;
      removeActors(uids: string[]): void;
      getZoom(): number;
      setZoom(value: number, storeAsInitialCamera?: boolean): void;
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
      CAMERA_MODIFIED = 'CORNERSTONE_CAMERA_MODIFIED',
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
    /** core: enums/CalibrationTypes */
    enum CalibrationTypes {
      USER = 'User',
    }
    /** core: enums/BlendModes */
    enum BlendModes {
      MAXIMUM_INTENSITY_BLEND = 1,
    }
    /** core: enums/ImageQualityStatus */
    enum ImageQualityStatus {
      FULL_RESOLUTION = 8,
    }
    /** core: enums/InterpolationType */
    enum InterpolationType {
      NEAREST = 0,
      LINEAR = 1,
      FAST_LINEAR = 2,
    }
  }

  /** core: RenderingEngine/BaseVolumeViewport */
  export interface BaseVolumeViewport extends Types.IViewport {
    getVolumeId(): string | undefined;
    getAllVolumeIds(): string[];
    setProperties(
      properties: Types.ViewportProperties & { colormap?: Types.Colormap },
      volumeId?: string,
    ): void;
    setBlendMode(mode: Enums.BlendModes): void;
    setSlabThickness(millimeters: number): void;
  }
  export const BaseVolumeViewport: { new (): BaseVolumeViewport };
  /** core: cache/cache */
  export const cache: {
    getImage(imageId: string): Types.IImage | undefined;
    getImageLoadObject(imageId: string): { promise: Promise<Types.IImage> } | undefined;
    getVolume(volumeId: string): Types.IVolume | undefined;
    removeImageLoadObject(imageId: string, options?: { force?: boolean }): void;
    removeVolumeLoadObject(volumeId: string): void;
  };
  /** core: loaders/imageLoader, types/ImageLoaderFn */
  export const imageLoader: {
    registerImageLoader(
      scheme: string,
      loader: (imageId: string, options?: object) => { promise: Promise<object>; cancelFn?: () => void },
    ): void;
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
    /** core: utilities/getVolumeId, utilities/getViewportsWithVolumeId */
    function getVolumeId(targetId: string): string;
    function getViewportsWithVolumeId(
      volumeId: string,
    ): { getImageData(volumeId?: string): object | undefined }[];
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
    /** core: utilities/imageRetrieveMetadataProvider */
    const imageRetrieveMetadataProvider: { clear(): void };
    /** core: utilities/VoxelManager */
    const VoxelManager: {
      createImageVoxelManager(image: {
        width: number;
        height: number;
        scalarData: Types.Scalars;
        numberOfComponents?: number;
      }): Types.Voxels;
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
  /** core: RenderingEngine/getRenderingEngine */
  export function getRenderingEngine(
    id: string,
  ): { getViewport(viewportId: string): Types.IViewport } | undefined;
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
