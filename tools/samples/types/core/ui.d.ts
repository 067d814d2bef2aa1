import type { ComponentType } from 'react';
import type { AnyPublisher, Publisher, Subscription } from './events';

/** platform/core/src/services/UINotificationService/index.ts */
export type Notification = NotificationLook & (WithMessage | WithPromise);

type WithMessage = { message: string | ((data: any) => string) };
type WithPromise = {
  promise: Promise<any>;
  promiseMessages: {
    loading?: string;
    success?: string | ((data: any) => string);
    error?: string | ((error: any) => string);
  };
};

interface NotificationLook {
  title: string;
  type?: 'success' | 'error' | 'info' | 'warning' | 'loading';
  duration?: number;
  position?: `${'top' | 'bottom'}-${'left' | 'center' | 'right'}`;
  autoClose?: boolean;
}

/** platform/core/src/services/UINotificationService/index.ts */
export interface UINotificationService {
  show(notification: Notification): string;
  hide(id: string): void;
}

/** What both versions take. platform/core/src/services/UIModalService/index.ts */
export interface Modal {
  content: ComponentType<any>;
  contentProps?: object;
  title?: string;
  shouldCloseOnEsc?: boolean;
}

/** platform/core/src/services/UIViewportDialogService/UIViewportDialogService.ts; what it shows: platform/ui/src/components/Notification/Notification.tsx */
export interface UIViewportDialogService {
  show(dialog: {
    viewportId: string;
    id: string;
    message: string;
    type?: 'info' | 'warning' | 'error' | 'success';
    actions?: { id: string; type: string; text: string; value: unknown }[];
    onSubmit?: (value: any) => void;
    onOutsideClick?: () => void;
    onKeyPress?: (event: KeyboardEvent) => void;
  }): void;
  hide(): void;
}

type Position = 'left' | 'right' | 'bottom';

/** platform/core/src/services/PanelService/PanelService.tsx: PanelData */
export interface PanelData {
  id: string;
  name: string;
  label: string;
  iconName: string;
  iconLabel: string;
  content: ComponentType<any>;
}

/** A panel, or several that share a tab: the extension manager knows both. platform/core/src/services/PanelService/PanelService.tsx */
type PanelId = string | string[];

/** platform/core/src/services/PanelService/PanelService.tsx */
export interface Panels extends Publisher<
  'panelService',
  { PANELS_CHANGED: { position: Position; options?: object } }
> {
  readonly PanelPosition: { readonly Left: 'left'; readonly Right: 'right'; readonly Bottom: 'bottom' };
  activatePanel(panelId: string, forceActive?: boolean): void;
  addActivatePanelTriggers(
    panelId: string,
    triggers: { sourcePubSubService: AnyPublisher; sourceEvents: string[] }[],
    forceActive?: boolean,
  ): Subscription[];
  addPanel(position: Position, panelId: PanelId, options?: object): void;
  addPanels(position: Position, panelIds: PanelId[], options?: object): void;
  getPanels(position: Position): PanelData[];
  setPanels(panels: Partial<Record<Position, PanelId[]>>, options?: PanelOptions): void;
}

/** platform/core/src/services/PanelService/PanelService.tsx; read by extensions/default/src/ViewerLayout */
export interface PanelOptions {
  leftPanelClosed?: boolean;
  rightPanelClosed?: boolean;
}

/** platform/core/src/services/UserAuthenticationService/UserAuthenticationService.ts */
export interface UserAuthenticationService {
  getAuthorizationHeader(): { Authorization?: string };
  /** With `oidc`, the user of the login library. */
  getUser(): { access_token?: string; profile?: any } | null | undefined;
  setServiceImplementation(methods: { getAuthorizationHeader?: () => { Authorization?: string } }): void;
}

/** platform/core/src/services/WorkflowStepsService/WorkflowStepsService.ts */
export interface WorkflowStep {
  id: string;
  name: string;
  info?: string;
  toolbarButtons?: { buttonSection: string; buttons: string[] }[];
  hangingProtocol?: { protocolId: string; stageId?: string };
  layout?: { panels: { left?: string[]; right?: string[] }; options?: PanelOptions };
  onEnter?: unknown;
  onExit?: unknown;
}

/** platform/core/src/services/WorkflowStepsService/WorkflowStepsService.ts */
export interface WorkflowStepsService {
  readonly workflowSteps: WorkflowStep[];
  readonly activeWorkflowStep: WorkflowStep;
  addWorkflowSteps(steps: WorkflowStep[]): void;
  setActiveWorkflowStep(id: string): void;
}
