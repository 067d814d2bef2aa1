// The stores of @ohif/extension-default, in which both versions agree.
import type { UseBoundStore } from 'zustand';
import type { GridState } from './core/viewports';
import type { ProtocolState } from './core/hanging-protocols';

/** extensions/default/src/stores/useDisplaySetSelectorStore.ts */
export const useDisplaySetSelectorStore: UseBoundStore<{
  displaySetSelectorMap: Record<string, string>;
  setDisplaySetSelector(key: string, displaySetInstanceUID: string): void;
}>;

/** extensions/default/src/stores/useHangingProtocolStageIndexStore.ts */
export const useHangingProtocolStageIndexStore: UseBoundStore<{
  hangingProtocolStageIndexMap: Record<string, ProtocolState>;
  setHangingProtocolStageIndex(key: string, state: ProtocolState): void;
}>;

/** extensions/default/src/stores/useToggleHangingProtocolStore.ts */
export const useToggleHangingProtocolStore: UseBoundStore<{
  toggleHangingProtocol: Record<string, ProtocolState>;
  setToggleHangingProtocol(key: string, state: ProtocolState): void;
}>;

/** extensions/default/src/stores/useToggleOneUpViewportGridStore.ts */
export const useToggleOneUpViewportGridStore: UseBoundStore<{
  toggleOneUpViewportGridStore: GridState | null;
  setToggleOneUpViewportGridStore(state: GridState | null): void;
}>;

/** extensions/default/src/stores/useUIStateStore.ts */
export const useUIStateStore: UseBoundStore<{
  uiState: Record<string, unknown>;
  setUIState(key: string, value: unknown): void;
}>;

/** extensions/default/src/stores/useViewportGridStore.ts */
export const useViewportGridStore: UseBoundStore<{
  viewportGridState: Record<string, unknown>;
  setViewportGridState(key: string, value: unknown): void;
}>;

/** extensions/default/src/stores/useViewportsByPositionStore.ts */
export const useViewportsByPositionStore: UseBoundStore<{
  viewportsByPosition: Record<string, unknown>;
  setViewportsByPosition(key: string, value: unknown): void;
}>;
