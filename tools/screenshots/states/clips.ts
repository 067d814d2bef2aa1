import { click, drag, move, pause } from '../recording';
import type { States } from '../state';
import { dropFocus, ellipse, finish, noduleEdges } from '../steps';
import type { Viewer } from '../viewer';
import { center } from './basic';

/** Clips with the images of a viewport, and with measurements. */
const imageClips: States = {
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
      const [x, y] = center;
      await drag(viewer, takeFrame, [center, [x + 180, y - 60], [x - 60, y + 160]], 25);
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
      await drag(
        viewer,
        takeFrame,
        [
          [612, 366],
          [612, 466],
        ],
        25,
      );
      await pause(takeFrame, 10);
    },
  },
  'clip-track': {
    after: 'viewer',
    async run(viewer) {
      await viewer.selectTool('MeasurementTools', 'Length');
      await finish(viewer);
      await dropFocus(viewer);
    },
    async record(viewer, takeFrame) {
      const { page } = viewer;
      await pause(takeFrame, 5);
      await drag(viewer, takeFrame, noduleEdges, 12);
      await pause(takeFrame, 10);
      await viewer.button('prompt-begin-tracking-yes-btn').click();
      await page.waitForTimeout(800);
      await pause(takeFrame, 12);
      await drag(
        viewer,
        takeFrame,
        [
          [791, 503],
          [836, 487],
        ],
        12,
      );
      await page.waitForTimeout(800);
      await pause(takeFrame, 15);
    },
  },
};

/** Enlarges the image around the nodule, and selects the brush with a radius of 6 mm. */
async function chooseSmallBrush(viewer: Viewer): Promise<void> {
  const { page, pressKey, settle } = viewer;
  await pressKey('+', 6, [460, 700]);
  await page.mouse.click(1024, 197);
  await page.getByRole('spinbutton').first().fill('6');
  await dropFocus(viewer);
  await settle(10_000);
}

/** Clips with layouts, 3D, segmentations and PET/CT. */
const layoutClips: States = {
  'clip-crosshairs': {
    after: 'mpr-crosshairs',
    run: ({ settle }) => settle(10_000),
    async record(viewer, takeFrame) {
      await pause(takeFrame, 8);
      await drag(
        viewer,
        takeFrame,
        [
          [388, 398],
          [458, 408],
          [475, 453],
        ],
        24,
        400,
      );
      await pause(takeFrame, 10);
      await drag(
        viewer,
        takeFrame,
        [
          [475, 453],
          [388, 398],
        ],
        24,
        400,
      );
      await pause(takeFrame, 10);
    },
  },
  'clip-rotate': {
    after: 'layout-3d-four-up',
    async run({ page, settle }) {
      await page.mouse.click(1160, 390);
      await settle(30_000);
    },
    async record(viewer, takeFrame) {
      await pause(takeFrame, 5);
      await drag(
        viewer,
        takeFrame,
        [
          [900, 230],
          [1140, 230],
          [1140, 300],
        ],
        24,
        300,
      );
      await pause(takeFrame, 10);
    },
  },
  'clip-brush': {
    after: 'segmentation-new',
    run: chooseSmallBrush,
    // Paints the nodule, adds a segment and paints the aorta.
    async record(viewer, takeFrame) {
      await pause(takeFrame, 5);
      await drag(viewer, takeFrame, [[333, 374], ...ellipse([333, 374], [7, 7], 6)], 3);
      await pause(takeFrame, 5);
      await click(viewer, takeFrame, [333, 374], [1066, 393]);
      await viewer.settle(10_000);
      await pause(takeFrame, 5);
      await move(
        viewer,
        takeFrame,
        [
          [1066, 393],
          [509, 487],
        ],
        8,
      );
      await drag(viewer, takeFrame, [[509, 487], ...ellipse([509, 487], [12, 12], 8)], 3);
      await move(
        viewer,
        takeFrame,
        [
          [509, 475],
          [420, 640],
        ],
        8,
      );
      await pause(takeFrame, 10);
    },
  },
  'clip-sync': {
    after: 'two-series',
    run: ({ settle }) => settle(10_000),
    async record(viewer, takeFrame) {
      const { page } = viewer;
      await pause(takeFrame, 5);
      await click(viewer, takeFrame, [700, 200], [850, 24]);
      await page.getByText('Image Slice Sync').waitFor();
      await pause(takeFrame, 4);
      await click(viewer, takeFrame, [850, 24], [886, 164]);
      await pause(takeFrame, 4);
      await move(
        viewer,
        takeFrame,
        [
          [886, 164],
          [530, 600],
        ],
        8,
      );
      for (let image = 0; image < 40; image++) {
        await page.mouse.wheel(0, -100);
        await page.waitForTimeout(200);
        await takeFrame();
      }
      await pause(takeFrame, 8);
    },
  },
  'clip-compare': {
    after: 'two-series',
    run: ({ settle }) => settle(10_000),
    async record(viewer, takeFrame) {
      await pause(takeFrame, 5);
      await click(viewer, takeFrame, [200, 600], [130, 443]);
      await viewer.settle();
      await pause(takeFrame, 10);
      await move(
        viewer,
        takeFrame,
        [
          [130, 443],
          [72, 530],
        ],
        8,
      );
      await drag(
        viewer,
        takeFrame,
        [
          [72, 530],
          [1000, 450],
        ],
        25,
      );
      await viewer.settle();
      await pause(takeFrame, 15);
    },
  },
  'clip-cine': {
    after: 'cine',
    run: ({ settle }) => settle(10_000),
    // The clock of the page stands still between two frames, so that the player does not run away.
    async record(viewer, takeFrame) {
      const { clock, mouse } = viewer.page;
      await pause(takeFrame, 5);
      await move(
        viewer,
        takeFrame,
        [
          [800, 690],
          [709, 759],
        ],
        8,
      );
      await clock.install();
      await clock.pauseAt(Date.now() + 2000);
      const play = async () => {
        await clock.runFor(1000 / 10);
        await viewer.page.waitForTimeout(100);
        await takeFrame();
      };
      await mouse.click(709, 759);
      await pause(takeFrame, 3);
      await mouse.move(800, 690);
      for (let frame = 0; frame < 50; frame++) await play();
    },
  },
  'clip-mip': {
    after: 'tmtv-open',
    run: ({ settle }) => settle(10_000),
    async record(viewer, takeFrame) {
      const { mouse } = viewer.page;
      await mouse.move(875, 420);
      await pause(takeFrame, 5);
      for (let turn = 0; turn < 20; turn++) {
        await mouse.wheel(0, 100);
        await viewer.page.waitForTimeout(300);
        await takeFrame();
      }
      await pause(takeFrame, 5);
      // The lesion, which has moved.
      await click(viewer, takeFrame, [875, 420], [928, 412]);
      await viewer.settle(20_000);
      await pause(takeFrame, 15);
    },
  },
};

/** States that clips start from, and what the clips show. */
export const clipStates: States = { ...imageClips, ...layoutClips };
