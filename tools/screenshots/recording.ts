import type { Page } from '@playwright/test';
import type { Point } from './steps';
import type { Viewer } from './viewer';

/** Takes a picture of the window. */
type TakeFrame = () => Promise<void>;

/** Waits until the viewer has drawn what was requested before: it draws in animation frames. */
const drawFrame = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

/** Moves the mouse in steps, with a frame after each. `wait` is the time in ms that the viewer needs to draw. */
export async function move(
  { page }: Viewer,
  takeFrame: TakeFrame,
  [from, to]: readonly [Point, Point],
  steps: number,
  wait = 100,
): Promise<void> {
  for (let step = 1; step <= steps; step++) {
    const at = (axis: 0 | 1) => from[axis] + ((to[axis] - from[axis]) * step) / steps;
    await page.mouse.move(at(0), at(1));
    await drawFrame(page);
    await page.waitForTimeout(wait);
    await takeFrame();
  }
}

/** Drags the mouse along a path with the left button, with the same number of frames for each part. */
export async function drag(
  viewer: Viewer,
  takeFrame: TakeFrame,
  [start, ...path]: readonly [Point, ...Point[]],
  steps: number,
  wait?: number,
): Promise<void> {
  const { mouse } = viewer.page;
  await mouse.move(...start);
  await mouse.down();
  let from = start;
  for (const to of path) {
    await move(viewer, takeFrame, [from, to], steps, wait);
    from = to;
  }
  await mouse.up();
  // The next move takes the ring off the pointer.
  await mouse.move(from[0] + 1, from[1]);
}

/** Moves the mouse to a place and clicks it. The click is seen in three frames. */
export async function click(viewer: Viewer, takeFrame: TakeFrame, from: Point, to: Point): Promise<void> {
  const { mouse } = viewer.page;
  await move(viewer, takeFrame, [from, to], 8);
  await mouse.click(...to);
  await pause(takeFrame, 3);
}

/** Takes frames while nothing is done, so that a reader can see what happened. */
export async function pause(takeFrame: TakeFrame, frames: number): Promise<void> {
  for (let count = 0; count < frames; count++) await takeFrame();
}
