// What version 3.8 had in place of services that 3.9 changed; guides for moving on show it.
import type * as Core from '../3.9/ohif-core';

export * from '../3.9/ohif-core';

/** platform/core/src/services/StateSyncService/StateSyncService.ts */
export interface StateSyncService {
  getState(): Record<string, any>;
  register(id: string, options: { clearOnModeExit?: boolean }): void;
  store(states: Record<string, object>): object;
}

/** platform/core/src/services/UINotificationService/index.ts */
export interface UINotificationService {
  show(notification: {
    title: string;
    message: string;
    type?: 'success' | 'error' | 'info' | 'warning';
    duration?: number;
    position?: `${'top' | 'bottom'}${'Left' | 'Center' | 'Right'}`;
  }): void;
}

export interface CoreServices extends Omit<Core.CoreServices, 'uiNotificationService'> {
  stateSyncService: StateSyncService;
  uiNotificationService: UINotificationService;
}
