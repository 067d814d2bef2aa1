import type { Viewer } from './viewer';

/** Something to be seen in the viewer, such as an open menu. */
export interface State {
  /** Name of the state to start from. Without it, `run` starts in an empty window. */
  after?: string;
  /** JavaScript that changes `window.config` before the viewer starts. Only for states without `after`. */
  config?: string;
  /** Brings the viewer to this state. */
  run(viewer: Viewer): Promise<void>;
  /** Plays a clip from this state: acts in small steps and calls `takeFrame` after each. Ten frames make a second. */
  record?(viewer: Viewer, takeFrame: () => Promise<void>): Promise<void>;
}

/** States by name. */
export type States = Readonly<Record<string, State>>;
