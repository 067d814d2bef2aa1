import { addKeys, runInMode } from '../samples';
import type { State, States } from '../state';
import type { Viewer } from '../viewer';
import { nodule } from './basic';
import { blur, openChest } from './chest';

const service = 'platform/services/customization-service';

/** The chest CT with a sample of a page, which runs when the mode opens. */
const chestWith = (page: string, text: string): State => ({
  config: runInMode(`${service}/${page}`, text),
  run: openChest,
});

/** Draws a length in the nodule. The viewer then asks whether to track the series. */
async function drawLength(viewer: Viewer): Promise<void> {
  await viewer.selectTool('MeasurementTools', 'Length');
  await viewer.drag([597, 370], [630, 366]);
}

/** Opens the menu of the length in the nodule. */
async function openContextMenu(viewer: Viewer): Promise<void> {
  await openChest(viewer);
  await drawLength(viewer);
  await viewer.button('prompt-begin-tracking-yes-btn').click();
  await viewer.settle();
  await viewer.page.mouse.click(628, 366, { button: 'right' });
  await viewer.settle(5000);
}

/** Opens the segmentation mode and loads the segmentation of the chest CT. */
async function openSegmentation(viewer: Viewer): Promise<void> {
  await viewer.openMode('segmentation', [1]);
  await viewer.page.getByText('Segmentation (synthetic)').first().dblclick();
  await viewer.page.getByText('Yes', { exact: true }).first().click();
  await viewer.settle(30_000);
  await viewer.pressKey('ArrowDown', nodule, [460, 700]);
}

/** What samples for customizations show. */
export const customizationStates: States = {
  'sample-overlay-patient': chestWith('viewportOverlay', 'patient name and age'),
  'sample-overlay-changed': chestWith('viewportOverlay', 'Remove one item'),
  'sample-overlay-thickness': chestWith('viewportOverlay', 'SliceThickness'),
  'sample-context-menu-entry': {
    config: runInMode(`${service}/contextMenu`, 'toggleLockMeasurement'),
    run: openContextMenu,
  },
  'sample-context-menu-replaced': {
    config: runInMode(`${service}/contextMenu`, "subMenu: 'organ'"),
    run: openContextMenu,
  },
  'sample-context-menu-submenu': {
    config: runInMode(`${service}/contextMenu`, "subMenu: 'organ'"),
    async run(viewer) {
      await openContextMenu(viewer);
      await viewer.page.getByText('Organ').click();
      await viewer.settle(5000);
    },
  },
  'sample-study-panel-list': { config: addKeys(`${service}/StudyBrowser`, 'as a list'), run: openChest },
  'sample-study-panel-sort': {
    config: runInMode(`${service}/StudyBrowser`, "label: 'Number of images'"),
    async run(viewer) {
      await openChest(viewer);
      await viewer.page.mouse.click(12, 109);
      await viewer.settle(3000);
      await viewer.page.getByText('Series Number').click();
      await viewer.settle(3000);
    },
  },
  'sample-series-menu': {
    config: runInMode(`${service}/StudyBrowser`, "label: 'Write UID to the console'"),
    async run(viewer) {
      await openChest(viewer);
      await viewer.page.mouse.move(70, 250);
      await viewer.page.mouse.click(120, 293);
      await viewer.settle(3000);
    },
  },
  'sample-study-menu': {
    config: runInMode(`${service}/StudyBrowser`, "label: 'Open in a new tab'"),
    async run(viewer) {
      await openChest(viewer);
      await viewer.page.mouse.move(200, 175);
      await viewer.page.mouse.click(255, 155);
      await viewer.settle(3000);
    },
  },
  'sample-measurement-labels': {
    config: runInMode(`${service}/customizationService`, "items: [{ value: 'liver'"),
    async run(viewer) {
      await openContextMenu(viewer);
      await viewer.page.getByText('Add Label').click();
      await viewer.settle(3000);
    },
  },
  'sample-window-presets': {
    config: runInMode(`${service}/customizationService`, 'ct-angio'),
    async run(viewer) {
      await openChest(viewer);
      await viewer.page.mouse.click(1209, 67);
      await viewer.page.getByText('Presets').first().click();
      await viewer.settle(3000);
    },
  },
  'sample-layout-presets': {
    config: runInMode(`${service}/customizationService`, 'numRows: 3, numCols: 3'),
    async run(viewer) {
      await openChest(viewer);
      await viewer.button('Layout').click();
      await viewer.settle(3000);
    },
  },
  'sample-capture-warning': {
    config: runInMode(`${service}/customizationService`, "$merge: { value: 'For teaching only' }"),
    async run(viewer) {
      await openChest(viewer);
      await viewer.button('Capture').click();
      await viewer.settle(8000);
      await blur(viewer);
    },
  },
  'sample-about-replaced': {
    config: runInMode(`${service}/customizationService`, "'ohif.aboutModal'"),
    async run(viewer) {
      await openChest(viewer);
      await viewer.page.mouse.click(1259, 24);
      await viewer.page.getByText('About').click();
      await viewer.settle(3000);
      await blur(viewer);
    },
  },
  'sample-tracking-question': {
    config: runInMode(`${service}/customizationService`, "'viewportNotification.beginTrackingMessage'"),
    async run(viewer) {
      await openChest(viewer);
      await drawLength(viewer);
      await viewer.settle(5000);
    },
  },
  'sample-series-submenu': {
    config: runInMode(`${service}/StudyBrowser`, 'openDICOMTagViewer'),
    async run(viewer) {
      await openChest(viewer);
      await viewer.page.mouse.move(70, 250);
      await viewer.page.mouse.click(120, 293);
      await viewer.settle(3000);
      await viewer.page.getByText('Layout', { exact: true }).hover();
      await viewer.settle(3000);
    },
  },
  'sample-hotkey-added': {
    config: runInMode(`${service}/customizationService`, "label: 'Toggle One Up'"),
    async run(viewer) {
      await openChest(viewer);
      await viewer.page.mouse.click(1262, 24);
      await viewer.page.getByText('Preferences').click();
      await viewer.settle(4000);
      await blur(viewer);
    },
  },
  'sample-segmentation-panel': {
    config: runInMode(`${service}/Segmentation`, 'A panel for an editing mode'),
    run: openSegmentation,
  },
};
