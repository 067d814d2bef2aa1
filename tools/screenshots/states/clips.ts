import type { State, States } from '../state';
import { center } from './basic';

type Point = readonly [x: number, y: number];
type Recorder = NonNullable<State['record']>;

/** Drags the mouse in steps, with a frame after each. */
const recordDrag =
  (from: Point, to: Point, steps: number, button: 'left' | 'right' = 'left'): Recorder =>
  async ({ page }, takeFrame) => {
    await page.mouse.move(...from);
    await page.mouse.down({ button });
    for (let step = 1; step <= steps; step++) {
      const at = (axis: 0 | 1) => from[axis] + ((to[axis] - from[axis]) * step) / steps;
      await page.mouse.move(at(0), at(1));
      await page.waitForTimeout(100);
      await takeFrame();
    }
    await page.mouse.up({ button });
  };

/** Takes frames while nothing is done, so that a reader can see what happened. */
async function pause(takeFrame: () => Promise<void>, frames: number): Promise<void> {
  for (let count = 0; count < frames; count++) await takeFrame();
}

/** States that clips start from, and what the clips show. */
export const clipStates: States = {
  'clip-scroll': {
    after: 'viewer',
    run: (viewer) => viewer.pressKey('ArrowUp', 20),
    async record({ page }, takeFrame) {
      for (let image = 0; image < 40; image++) {
        await page.keyboard.press('ArrowDown');
        await page.waitForTimeout(120);
        await takeFrame();
      }
    },
  },
  'clip-window-level': {
    after: 'viewer',
    run: (viewer) => viewer.settle(),
    async record(viewer, takeFrame) {
      await pause(takeFrame, 5);
      await recordDrag(center, [center[0] + 180, center[1] - 60], 25)(viewer, takeFrame);
      await recordDrag(
        [center[0] + 180, center[1] - 60],
        [center[0] - 60, center[1] + 160],
        25,
      )(viewer, takeFrame);
      await pause(takeFrame, 8);
    },
  },
  'clip-zoom': {
    after: 'viewer',
    async run({ button, settle }) {
      await button('Zoom').click();
      await settle();
    },
    async record(viewer, takeFrame) {
      await pause(takeFrame, 5);
      await recordDrag([612, 366], [612, 466], 25)(viewer, takeFrame);
      await pause(takeFrame, 10);
    },
  },
  'clip-track': {
    after: 'viewer',
    run: (viewer) => viewer.selectTool('MeasurementTools', 'Length'),
    async record(viewer, takeFrame) {
      const { page } = viewer;
      await pause(takeFrame, 5);
      await recordDrag([597, 370], [630, 366], 12)(viewer, takeFrame);
      await pause(takeFrame, 10);
      await viewer.button('prompt-begin-tracking-yes-btn').click();
      await page.waitForTimeout(800);
      await pause(takeFrame, 12);
      await recordDrag([791, 503], [836, 487], 12)(viewer, takeFrame);
      await page.waitForTimeout(800);
      await pause(takeFrame, 15);
    },
  },
};
