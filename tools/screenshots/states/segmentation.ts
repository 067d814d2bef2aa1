import type { States } from '../state';
import type { Viewer } from '../viewer';
import { nodule } from './basic';
import { expandedPanel } from './layout-configs';
import { chooseLayout } from './layouts';

/** Opens the SEG of the chest CT in the active viewport, up to the question. */
async function openSeg({ page, settle }: Viewer): Promise<void> {
  await page.getByText('Segmentation (synthetic)').first().dblclick();
  await page.getByText('Do you want to open this Segmentation?').waitFor({ timeout: 60_000 });
  await settle(15_000);
}

/** Answers the question with Yes, and goes to the image with the nodule. */
async function acceptSeg({ page, settle, pressKey }: Viewer): Promise<void> {
  await page.getByText('Yes', { exact: true }).click();
  await page.waitForTimeout(3000);
  await settle(30_000);
  await page.mouse.click(460, 700);
  await page.keyboard.press('Home');
  await page.waitForTimeout(500);
  await pressKey('ArrowDown', nodule);
}

/** Segmentations: the question, the panel, its tools and its menus. */
export const segmentationStates: States = {
  'segmentation-mode': {
    async run({ openMode, pressKey }) {
      await openMode('segmentation', [1]);
      await pressKey('ArrowDown', nodule, [900, 700]);
      await pressKey('ArrowDown', nodule, [460, 700]);
    },
  },
  'seg-prompt': {
    after: 'viewer',
    async run(viewer) {
      await openSeg(viewer);
      // The SEG opens at its first image with a segment. A click would close the question.
      const { page } = viewer;
      await page.mouse.move(1100, 700);
      while ((await page.getByText('46 (46/80)').count()) === 0) {
        await page.keyboard.press('ArrowDown');
        await page.waitForTimeout(150);
      }
      await viewer.settle(15_000);
    },
  },
  'seg-load': {
    after: 'seg-prompt',
    async run({ page, settle }) {
      await page.getByText('No', { exact: true }).click();
      await settle(30_000);
    },
  },
  'seg-basic': {
    after: 'seg-prompt',
    async run(viewer) {
      await acceptSeg(viewer);
      await viewer.page.mouse.click(1262, 100);
      await viewer.page.mouse.move(900, 760);
      await viewer.settle(15_000);
    },
  },
  'seg-open': {
    after: 'segmentation-mode',
    async run(viewer) {
      await openSeg(viewer);
      await acceptSeg(viewer);
    },
  },
  'seg-menu': {
    after: 'seg-open',
    async run({ page }) {
      await page.mouse.click(1018, 274);
      await page.getByText('Download & Export').hover();
      await page.getByText('CSV Report').waitFor();
      await page.waitForTimeout(700);
    },
  },
  'segment-statistics': {
    after: 'seg-open',
    async run({ page }) {
      await page.getByText('Nodule').hover();
      await page.waitForTimeout(2500);
    },
  },
  'seg-appearance': {
    after: 'seg-open',
    async run({ page }) {
      await page.mouse.click(1244, 238);
      await page.waitForTimeout(1500);
    },
  },
  'seg-save': {
    config: 'window.config.allowMultiSelectExport = true;',
    async run(viewer) {
      const { page } = viewer;
      await viewer.openMode('segmentation', [1]);
      await openSeg(viewer);
      await acceptSeg(viewer);
      await page.mouse.click(1018, 274);
      await page.getByText('Download & Export').hover();
      await page.getByText('DICOM SEG').last().click();
      await page.getByPlaceholder('Report name').fill('Lesions');
      await page.getByRole('heading', { name: 'Store Segmentation' }).click();
      await viewer.settle(15_000);
    },
  },
  'seg-expanded': {
    config: expandedPanel,
    async run(viewer) {
      const { page } = viewer;
      await viewer.openMode('segmentation', [1]);
      await openSeg(viewer);
      await acceptSeg(viewer);
      await page.getByText('Add Segmentation').click();
      await viewer.settle(15_000);
    },
  },
  'seg-surfaces': {
    after: 'seg-open',
    run: (viewer) => chooseLayout(viewer, '3D four up'),
  },
  'segmentation-new': {
    after: 'segmentation-mode',
    async run({ page, settle }) {
      await page.getByText('Add Segmentation').click();
      await page.getByText('Segment 1').waitFor();
      await settle(15_000);
    },
  },
  'seg-brush': {
    after: 'segmentation-new',
    async run({ page, settle, drag }) {
      await page.mouse.click(1024, 197);
      await page.waitForTimeout(1500);
      await drag([397, 397], [410, 405]);
      await settle(15_000);
    },
  },
  'seg-threshold': {
    after: 'segmentation-new',
    async run({ page, settle }) {
      await page.mouse.click(1096, 197);
      await settle(10_000);
    },
  },
};
