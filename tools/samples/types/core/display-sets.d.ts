import type { EventOf, PayloadOf, Publisher, Subscription } from './events';
import type { ExtensionManager } from './managers';

/** Metadata of an instance, by DICOM keywords. platform/core/src/types/StudyMetadata.ts */
export type Instance = Record<string, any>;

/** What every display set has; SOP class handlers add attributes of their own. platform/core/src/types/DisplaySet.ts */
export interface DisplaySet {
  displaySetInstanceUID: string;
  StudyInstanceUID: string;
  SeriesInstanceUID?: string;
  SeriesDescription?: string;
  instances: Instance[];
  images?: Instance[];
  [attribute: string]: any;
}

/** platform/core/src/services/DisplaySetService: DisplaySetService.ts, EVENTS.js */
export interface DisplaySetService extends Publisher<
  'displaySetService',
  {
    DISPLAY_SETS_ADDED: { displaySetsAdded: DisplaySet[]; options: { madeInClient?: boolean } };
    DISPLAY_SETS_REMOVED: { displaySetInstanceUIDs: string[] };
  }
> {
  extensionManager: ExtensionManager;
  addDisplaySets(...displaySets: DisplaySet[]): string[];
  getActiveDisplaySets(): DisplaySet[];
  getDisplaySetByUID(displaySetInstanceUID: string): DisplaySet | undefined;
  getDisplaySetForSOPInstanceUID(
    sopInstanceUID: string,
    seriesInstanceUID: string,
    frameNumber?: number,
  ): DisplaySet | undefined;
  getDisplaySetsBy(isWanted: (displaySet: DisplaySet) => boolean): DisplaySet[];
  makeDisplaySets(
    instances: Instance[] | Instance[][],
    options?: { batch?: boolean; madeInClient?: boolean; settings?: object },
  ): DisplaySet[];
  sortDisplaySets(
    compare: (a: DisplaySet, b: DisplaySet) => number,
    direction: 'ascending' | 'descending',
    suppressEvent?: boolean,
  ): void;
}

/** platform/core/src/services/DisplaySetService/DisplaySetMessage.ts */
export class DisplaySetMessage {
  static CODES: { readonly NO_POSITION_INFORMATION: number };
  constructor(id: number);
}

/** platform/core/src/services/DisplaySetService/DisplaySetMessage.ts */
export class DisplaySetMessageList {
  addMessage(code: number): void;
}

/** Attributes are set by name; its own are not writable. platform/core/src/classes/ImageSet.ts */
export class ImageSet {
  constructor(images: Instance[]);
  readonly uid: string;
  readonly images: Instance[];
  setAttributes(attributes: Record<string, unknown>): void;
  sortBy(compare: (a: Instance, b: Instance) => number): Instance[];
}

/** platform/core/src/types/StudyMetadata.ts, platform/core/src/services/DicomMetadataStore/createSeriesMetadata.js */
export interface Series {
  SeriesInstanceUID: string;
  instances: Instance[];
  [attribute: string]: unknown;
}

/** platform/core/src/types/StudyMetadata.ts, platform/core/src/services/DicomMetadataStore/createStudyMetadata.js */
export interface Study {
  StudyInstanceUID: string;
  StudyDescription?: string;
  isLoaded: boolean;
  series: Series[];
}

type Added = { StudyInstanceUID: string; SeriesInstanceUID: string; madeInClient: boolean };

/** platform/core/src/services/DicomMetadataStore/DicomMetadataStore.ts */
export const DicomMetadataStore: {
  readonly EVENTS: { readonly INSTANCES_ADDED: EventOf<'DicomMetadataStore', Added> };
  subscribe<Event extends EventOf<'DicomMetadataStore', unknown>>(
    event: Event,
    listener: (data: PayloadOf<Event>) => unknown,
  ): Subscription;
  addInstances(instances: Instance[], madeInClient?: boolean): void;
  addSeriesMetadata(series: Instance[], madeInClient?: boolean): void;
  getStudyInstanceUIDs(): string[];
  getStudy(studyInstanceUID: string): Study | undefined;
  getSeries(studyInstanceUID: string, seriesInstanceUID: string): Series | undefined;
  getInstanceByImageId(imageId: string): Instance | undefined;
};
