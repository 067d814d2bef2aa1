import type { States } from '../state';
import type { Viewer } from '../viewer';
import { nodule } from './basic';
import { imageGridProtocol, moreLayouts, petCtProtocol, readingRoomMode } from './layout-configs';

/** Chooses a layout in the Layout menu, and waits until the images are drawn. */
export async function chooseLayout({ page, button, settle }: Viewer, name: string): Promise<void> {
  await button('Layout').click();
  await page.getByText(name, { exact: true }).first().click();
  await page.waitForTimeout(4000);
  await settle(120_000);
}

/** A state in which the basic viewer shows the chest CT in an advanced layout. */
const inLayout = (name: string) => ({
  after: 'viewer',
  run: (viewer: Viewer) => chooseLayout(viewer, name),
});

/** Layouts of viewports, and what hanging protocols make of a study. */
const gridStates: States = {
  mpr: inLayout('MPR'),
  'mpr-crosshairs': {
    after: 'mpr',
    async run({ page, button, pressKey, settle }) {
      await pressKey('ArrowUp', 5, [350, 700]);
      await button('Crosshairs').click();
      await page.waitForTimeout(2000);
      await page.mouse.click(388, 398);
      await page.mouse.move(1262, 500);
      await settle();
    },
  },
  'two-series': {
    after: 'viewer',
    async run({ page, button, settle }) {
      await button('Layout').click();
      await page.getByText('Common', { exact: true }).waitFor();
      // The picture of a 1 × 2 grid, which has no name.
      await page.mouse.click(648, 99);
      await page.mouse.move(1262, 500);
      await settle();
    },
  },
  'layout-3d-four-up': inLayout('3D four up'),
  'layout-3d-main': inLayout('3D main'),
  'layout-axial-primary': inLayout('Axial Primary'),
  'layout-3d-only': inLayout('3D only'),
  compare: {
    async run({ openMode, pressKey }) {
      await openMode('viewer', [1, 2], 'hangingProtocolId=@ohif/hpCompare');
      for (const at of [
        [400, 350],
        [900, 350],
        [400, 700],
      ] as const)
        await pressKey('ArrowDown', nodule, at);
    },
  },
};

/** What the samples of the documentation do. */
const sampleStates: States = {
  'layout-menu-more': {
    config: moreLayouts,
    async run(viewer) {
      await viewer.openMode('viewer', [1]);
      await viewer.pressKey('ArrowDown', nodule, [1100, 700]);
      await viewer.button('Layout').click();
      await viewer.page.getByText('Frame View').waitFor();
      await viewer.page.waitForTimeout(700);
    },
  },
  'pet-ct-row': {
    config: petCtProtocol,
    async run({ openMode, pressKey }) {
      await openMode('viewer', [3], 'hangingProtocolId=acme.petCt');
      // From the middle of the volume up to the lesion.
      await pressKey('ArrowUp', 5, [400, 700]);
    },
  },
  'image-grid': {
    config: imageGridProtocol,
    async run(viewer) {
      await viewer.openMode('viewer', [1], 'hangingProtocolId=acme.imageGrid');
      await viewer.pressKey('ArrowDown', nodule - 2, [400, 350]);
    },
  },
  'mn-grid': {
    async run({ openMode, pressKey }) {
      await openMode('viewer', [1, 2], 'hangingProtocolId=@ohif/mnGrid');
      for (const at of [
        [900, 350],
        [400, 700],
        [400, 350],
      ] as const)
        await pressKey('ArrowDown', nodule, at);
    },
  },
  'reading-room': {
    config: readingRoomMode,
    async run({ openMode, pressKey }) {
      await openMode('reading', [1]);
      await pressKey('ArrowDown', nodule, [900, 700]);
    },
  },
  'mode-buttons': {
    config: readingRoomMode,
    async run({ page, openList, settle }) {
      await openList();
      await page.getByText('CT Chest (synthetic)').click();
      await settle();
      // The icon of the disabled button "Total Metabolic Tumor Volume".
      await page.mouse.move(488, 329);
      await page.waitForTimeout(1500);
    },
  },
  colorbar: {
    after: 'viewer',
    async run({ page, settle }) {
      await page.mouse.click(1214, 67);
      await page.getByText('Display Color bar').click();
      await settle();
    },
  },
};

/** The 3D viewport's menus. */
const volumeStates: States = {
  'rendering-menu': {
    after: 'layout-3d-only',
    async run({ page }) {
      await page.mouse.click(1209, 67);
      await page.waitForTimeout(900);
    },
  },
  'rendering-presets': {
    after: 'rendering-menu',
    async run({ page, settle }) {
      await page.getByText('Rendering Presets').click();
      await settle(15_000);
      // Takes the focus ring off the search field.
      await page.getByRole('heading', { name: 'Rendering Presets' }).click();
    },
  },
  'rendering-options': {
    after: 'rendering-menu',
    async run({ page, settle }) {
      await page.getByText('Rendering Options').click();
      await settle(15_000);
    },
  },
};

const tmtvStates: States = {
  'tmtv-open': {
    async run({ page, openMode, settle }) {
      await openMode('tmtv', [3]);
      await page.waitForTimeout(5000);
      await settle(90_000);
    },
  },
  tmtv: {
    after: 'tmtv-open',
    async run({ page, settle }) {
      // The hot spot on the MIP. The first click makes this viewport active, the second one jumps to the lesion.
      for (let click = 0; click < 2; click++) {
        await page.mouse.click(857, 412);
        await page.waitForTimeout(3000);
      }
      await settle(30_000);
    },
  },
  'tmtv-segmentation': {
    after: 'tmtv',
    async run({ page, settle, drag }) {
      await page.getByText('Add Segmentation').click();
      await page.getByText('Segment 1').waitFor();
      // The Threshold tool, at the lesion in the PET series.
      await page.mouse.click(1136, 147);
      await page.waitForTimeout(2000);
      // The first stroke only makes the viewport active.
      await drag([104, 403], [107, 404]);
      await drag([104, 403], [108, 404]);
      await page.mouse.move(900, 700);
      await settle(30_000);
    },
  },
};

/** Layouts, 3D, PET/CT, and what hanging protocols and modes of the documentation do. */
export const layoutStates: States = {
  ...gridStates,
  ...sampleStates,
  ...volumeStates,
  ...tmtvStates,
};
