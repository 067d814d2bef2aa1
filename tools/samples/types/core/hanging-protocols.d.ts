import type { DisplaySet, Study } from './display-sets';
import type { CommandCall } from './commands';
import type { Publisher } from './events';

type Value = string | number | boolean | (string | number)[];

/** platform/core/src/services/HangingProtocolService/lib/validator.js */
type Comparison =
  | 'equals'
  | 'doesNotEqual'
  | 'includes'
  | 'doesNotInclude'
  | 'contains'
  | 'containsI'
  | 'doesNotContain'
  | 'doesNotContainI'
  | 'startsWith'
  | 'endsWith'
  | 'greaterThan'
  | 'lessThan'
  | 'range'
  | 'notNull';

/** platform/core/src/types/HangingProtocol.ts: MatchingRule; platform/core/src/services/HangingProtocolService/HPMatcher.js reads `from` */
export interface MatchingRule {
  attribute: string;
  from?: string;
  constraint?: Partial<Record<Comparison, Value | { value: Value }>>;
  id?: string;
  weight?: number;
  required?: boolean;
}

/** platform/core/src/types/HangingProtocol.ts: CustomOption */
type Option<Result> = Result | { custom: string; defaultValue?: Result };

/** platform/core/src/types/HangingProtocol.ts: Viewport, ViewportOptions, DisplaySetOptions */
export interface ProtocolViewport {
  viewportOptions: {
    viewportId?: string;
    viewportType?: Option<string>;
    toolGroupId?: Option<string>;
    orientation?: Option<string>;
    initialImageOptions?: Option<{ index?: number; preset?: string }>;
    syncGroups?: { type: string; id: string; source?: boolean; target?: boolean; options?: object }[];
    customViewportProps?: object;
    allowUnmatchedView?: boolean;
  };
  displaySets: { id: string; matchedDisplaySetsIndex?: number; options?: object }[];
}

type Activation = { minViewportsMatched?: number; displaySetSelectorsMatched?: string[] };

/** platform/core/src/types/HangingProtocol.ts: ProtocolStage */
export interface ProtocolStage {
  id?: string;
  name: string;
  viewportStructure: {
    layoutType: string;
    properties: {
      rows: number;
      columns: number;
      layoutOptions?: { x: number; y: number; width: number; height: number }[];
    };
  };
  stageActivation?: { enabled?: Activation; passive?: Activation };
  defaultViewport?: ProtocolViewport;
  viewports: ProtocolViewport[];
}

/** platform/core/src/types/HangingProtocol.ts: Protocol, DisplaySetSelector, ProtocolNotifications */
export interface Protocol {
  id: string;
  name?: string;
  description?: string;
  isPreset?: boolean;
  locked?: boolean;
  icon?: string;
  toolGroupIds?: string[];
  imageLoadStrategy?: string;
  numberOfPriorsReferenced?: number;
  protocolMatchingRules?: MatchingRule[];
  displaySetSelectors: Record<
    string,
    {
      allowUnmatchedView?: boolean;
      seriesMatchingRules: MatchingRule[];
      studyMatchingRules?: MatchingRule[];
    }
  >;
  defaultViewport?: ProtocolViewport;
  stages: ProtocolStage[];
  callbacks?: Partial<
    Record<
      'onProtocolEnter' | 'onProtocolExit' | 'onLayoutChange' | 'onViewportDataInitialized',
      (string | CommandCall)[]
    >
  >;
}

/** platform/core/src/types/HangingProtocol.ts: HPInfo */
export interface ProtocolState {
  protocolId: string;
  stageId?: string;
  stageIndex: number;
  activeStudyUID?: string;
}

/** platform/core/src/services/HangingProtocolService/HangingProtocolService.ts */
export interface HangingProtocolService extends Publisher<
  'hangingProtocolService',
  {
    PROTOCOL_CHANGED: {
      protocol: Protocol;
      stage: ProtocolStage;
      stageIdx: number;
      viewportMatchDetails: Map<string, unknown>;
      displaySetMatchDetails: Map<string, unknown>;
    };
    PROTOCOL_RESTORED: {
      protocol: Protocol;
      stage: ProtocolStage;
      stageIdx: number;
      activeStudyUID?: string;
    };
  }
> {
  addProtocol(protocolId: string, protocol: Protocol | ((managers: any) => { protocol: Protocol })): void;
  addCustomAttribute(
    id: string,
    name: string,
    getValue: (metadata: any, extraData?: any) => unknown,
    options?: object,
  ): void;
  /** all registered protocols; those that are functions can't be changed */
  protocols: Map<string, Protocol>;
  getState(): ProtocolState;
  getViewportsRequireUpdate(
    viewportId: string,
    displaySetInstanceUID: string,
    isHangingProtocolLayout?: boolean,
  ): import('./viewports').ViewportChange[];
  registerImageLoadStrategy(name: string, strategy: (data: any) => unknown): void;
  run(
    data: { studies: Partial<Study>[]; displaySets: DisplaySet[]; activeStudy?: Partial<Study> },
    protocolId?: string,
    options?: object,
  ): void;
}
