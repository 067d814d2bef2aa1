import type { Viewer } from '../viewer';
import { nodule } from './basic';

/** Opens the chest CT in the basic viewer, at the nodule. */
export async function openChest(viewer: Viewer): Promise<void> {
  await viewer.openMode('viewer', [1]);
  await viewer.pressKey('ArrowDown', nodule, [1100, 700]);
}

/** Removes the focus ring of a window that has just opened. */
export const blur = ({ page }: Viewer): Promise<void> =>
  page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
