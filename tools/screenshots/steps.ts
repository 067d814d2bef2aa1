import { nodule } from './states/basic';
import type { Viewer } from './viewer';

/** A position in the viewer's window, in px. */
export type Point = readonly [x: number, y: number];

/** Where the nodule is while the panels on the right are closed, from edge to edge in px. */
export const noduleEdges: readonly [Point, Point] = [
  [597, 370],
  [630, 366],
];

/** Tracks each series that is measured without asking. */
export const trackWithoutAsking = "window.config.measurementTrackingMode = 'simplified';";

/** Offers labels, of which the Annotation tool needs one. */
export const labels = `window.config.customizationService = {
  measurementLabels: {
    $set: {
      labelOnMeasure: false,
      exclusive: true,
      items: ['Nodule', 'Lymph node', 'Vessel'].map(label => ({ value: label, label })),
    },
  },
};`;

/** A place where the mouse pointer touches nothing. */
export const noPointer: Point = [1100, 740];

/** Clicks at each point in turn. */
export async function clickAll({ page }: Viewer, points: readonly Point[]): Promise<void> {
  for (const point of points) {
    await page.mouse.move(...point, { steps: 4 });
    await page.mouse.click(...point);
    await page.waitForTimeout(300);
  }
}

/** Draws with a tool that takes a drag, such as Length. */
export async function draw(viewer: Viewer, tool: string, from: Point, to: Point): Promise<void> {
  await viewer.selectTool('MeasurementTools', tool);
  await viewer.drag(from, to);
}

/** Draws along a path with the left button held. */
export async function drawPath({ page }: Viewer, points: readonly Point[]): Promise<void> {
  const [start, ...rest] = points;
  if (!start) return;
  await page.mouse.move(...start);
  await page.mouse.down();
  for (const point of rest) await page.mouse.move(...point, { steps: 4 });
  await page.mouse.up();
  await page.waitForTimeout(700);
}

/** Points of an ellipse, from the top clockwise. */
export function ellipse([x, y]: Point, [radiusX, radiusY]: Point, count: number): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI;
    return [x + radiusX * Math.sin(angle), y - radiusY * Math.cos(angle)] as const;
  });
}

/** Takes the focus from the current element, so that no ring is drawn around it. */
export async function dropFocus({ page }: Viewer): Promise<void> {
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    getSelection()?.removeAllRanges();
  });
  await page.waitForTimeout(500);
}

/** Moves the pointer away and waits until nothing changes. */
export async function finish(viewer: Viewer): Promise<void> {
  await viewer.page.mouse.move(...noPointer);
  await viewer.settle(10_000);
}

/** Opens the chest CT at the nodule. */
export async function openChest(viewer: Viewer, query = ''): Promise<void> {
  await viewer.openMode('viewer', [1], query);
  await viewer.pressKey('ArrowDown', nodule, noPointer);
}

/** Clicks a button with this text and waits until nothing changes. */
export async function clickButton({ page, settle }: Viewer, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  await settle(10_000);
}

/** Opens the menu at the right end of the header, and an entry of it. */
export async function openMenu({ page, settle }: Viewer, entry?: string): Promise<void> {
  await page.mouse.click(1262, 25);
  await page.getByRole('menuitem').first().waitFor();
  if (entry) await page.getByRole('menuitem', { name: entry }).click();
  await settle(10_000);
}

/** Opens the window level menu of a viewport, whose button has no name, and an entry of it. */
export async function openWindowLevelMenu(
  { page, settle }: Viewer,
  [x, y]: Point,
  entry?: string,
): Promise<void> {
  await page.mouse.click(x, y);
  await page.getByText('Window Presets').first().waitFor();
  if (entry) await page.getByText(entry).first().click();
  await settle(10_000);
}
