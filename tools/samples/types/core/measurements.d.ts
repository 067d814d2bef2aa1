import type { Publisher } from './events';

/** Where measurements come from. platform/core/src/services/MeasurementService/MeasurementService.ts: createSource */
export interface MeasurementSource {
  name: string;
  version: string;
}

/** The keys that samples use of those that the service lets pass. platform/core/src/services/MeasurementService/MeasurementService.ts: MEASUREMENT_SCHEMA_KEYS */
export interface Measurement {
  uid: string;
  label?: string;
  toolName?: string;
  type?: string;
  source?: MeasurementSource;
  SOPInstanceUID?: string;
  FrameOfReferenceUID?: string;
  referenceStudyUID?: string;
  referenceSeriesUID?: string;
  referencedImageId?: string;
  displaySetInstanceUID?: string;
  frameNumber?: number;
  displayText?: { primary: string[]; secondary: string[] };
  points?: number[][];
  metadata?: Record<string, any>;
  data?: Record<string, any>;
  isLocked?: boolean;
  isVisible?: boolean;
  isSelected?: boolean;
}

/** platform/core/src/services/MeasurementService/MeasurementService.ts: addMapping */
export interface MeasurementMapping {
  readonly annotationType: string;
  toMeasurementSchema(event: any): Measurement | undefined;
}

type Changed = { source: MeasurementSource; measurement: Measurement; notYetUpdatedAtSource?: boolean };
type Raw = { source: MeasurementSource; measurement: Measurement; data: any; dataSource: any };

/** Both versions. platform/core/src/services/MeasurementService/MeasurementService.ts */
export interface Measurements extends Publisher<
  'measurementService',
  {
    MEASUREMENT_ADDED: { source: MeasurementSource; measurement: Measurement };
    MEASUREMENT_UPDATED: Changed;
    MEASUREMENT_REMOVED: { source: MeasurementSource; measurement: string };
    MEASUREMENTS_CLEARED: { measurements: Measurement[] };
    RAW_MEASUREMENT_ADDED: Raw;
  }
> {
  readonly VALUE_TYPES: { readonly CIRCLE: string };
  addMapping(
    source: MeasurementSource,
    annotationType: string,
    matchingCriteria: { valueType: string; points: number }[],
    toAnnotation: (measurement: Measurement) => unknown,
    toMeasurement: (event: any) => Measurement | undefined,
  ): void;
  getMeasurement(uid: string): Measurement | undefined;
  getSource(name: string, version: string): MeasurementSource;
  getSourceMappings(name: string, version: string): MeasurementMapping[];
  remove(uid: string): void;
  update(uid: string, measurement: Measurement, notYetUpdatedAtSource?: boolean): string | undefined;
}
