// What samples use of Cornerstone 2 and 3; names of files are those of the package.
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
