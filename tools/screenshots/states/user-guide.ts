import type { States } from '../state';
import { dropFocus, noPointer, openChest, openMenu, openWindowLevelMenu } from '../steps';
import type { Viewer } from '../viewer';
import { measurementStates } from './measurements';
import { studyListStates } from './study-list';

const headerStates: States = {
  'viewer-menu': {
    after: 'viewer',
    async run(viewer) {
      await viewer.page.getByText('Patient', { exact: true }).click();
      await openMenu(viewer);
    },
  },
  about: {
    after: 'viewer',
    async run(viewer) {
      await openMenu(viewer, 'About');
      await dropFocus(viewer);
    },
  },
  preferences: {
    after: 'viewer',
    async run(viewer) {
      await openMenu(viewer, 'Preferences');
      await dropFocus(viewer);
    },
  },
  'language-menu': {
    after: 'study-list',
    async run(viewer) {
      await openMenu(viewer, 'Preferences');
      await viewer.page.getByRole('combobox').click();
      await viewer.settle(10_000);
    },
  },
  'study-list-german': {
    run: (viewer) => viewer.openList('lng=de'),
  },
};

const toolbarStates: States = {
  'measurement-tools-menu': {
    after: 'viewer',
    async run({ button, settle }) {
      await button('MeasurementTools-split-button-secondary').click();
      await settle(10_000);
    },
  },
  'more-tools-menu': {
    after: 'viewer',
    async run({ button, settle }) {
      await button('MoreTools-split-button-secondary').click();
      await settle(10_000);
    },
  },
  'layout-menu': {
    after: 'viewer',
    async run({ button, settle }) {
      await button('Layout').click();
      await settle(10_000);
    },
  },
  'disabled-tool': {
    after: 'viewer',
    async run({ page, settle }) {
      await page.mouse.move(771, 24, { steps: 4 });
      await settle(10_000);
    },
  },
  capture: {
    after: 'tracked-measurement',
    async run(viewer) {
      await viewer.button('Capture').click();
      await viewer.page.getByText('Include warning message').waitFor();
      await dropFocus(viewer);
      await viewer.settle(10_000);
    },
  },
  'tag-browser': {
    after: 'viewer',
    async run(viewer) {
      await viewer.selectTool('MoreTools', 'Dicom Tag Browser');
      await viewer.page.getByRole('dialog').waitFor();
      await viewer.page.mouse.move(20, 780);
      await dropFocus(viewer);
      await viewer.settle(10_000);
    },
  },
  cine: {
    after: 'viewer',
    async run({ page, selectTool, settle }) {
      await selectTool('MoreTools', 'Cine');
      await page.mouse.move(...noPointer);
      await settle(10_000);
    },
  },
};

/** Changes the SOP class of the lung series to a retired ultrasound class, which the viewer does not support. */
async function replaceSopClass({ page }: Viewer): Promise<void> {
  await page.route('**/series/*/metadata', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const isLung = text.includes('Chest 3.5 mm lung');
    await route.fulfill({
      response,
      body: isLung ? text.replaceAll('1.2.840.10008.5.1.4.1.1.2"', '1.2.840.10008.5.1.4.1.1.3"') : text,
    });
  });
}

const studyPanelStates: States = {
  'study-panel-settings': {
    after: 'viewer',
    async run({ page, settle }) {
      await page.mouse.click(16, 112);
      await page.mouse.move(...noPointer);
      await settle(10_000);
    },
  },
  'study-panel-list': {
    after: 'viewer',
    async run({ page, settle }) {
      await page.getByLabel('list', { exact: true }).click();
      await page.getByText('CT Chest prior (synthetic)').click();
      await page.mouse.move(...noPointer);
      await settle();
    },
  },
  'unsupported-series': {
    async run(viewer) {
      await replaceSopClass(viewer);
      await openChest(viewer);
      // The warning moves to the left when the pointer reaches the row.
      await viewer.page.mouse.move(262, 385, { steps: 4 });
      await viewer.page.mouse.move(234, 385, { steps: 4 });
      await viewer.page.getByText('Unsupported display set.').first().waitFor();
      await viewer.settle(10_000);
    },
  },
};

/** Opens the window level menu of viewer 3.10, and an entry of it. */
const openDisplayOptions = (viewer: Viewer, entry?: string) => openWindowLevelMenu(viewer, [1209, 67], entry);

const viewportStates: States = {
  'window-level-menu': {
    after: 'viewer',
    run: (viewer) => openDisplayOptions(viewer),
  },
  'window-presets': {
    after: 'viewer',
    run: (viewer) => openDisplayOptions(viewer, 'Window Presets'),
  },
  'color-tables': {
    after: 'viewer',
    run: (viewer) => openDisplayOptions(viewer, 'Color LUT'),
  },
  'lung-preset': {
    after: 'viewer',
    run: (viewer) => viewer.pressKey('2', 1),
  },
};

/** What the user guide describes outside the study list: the viewer's header, toolbar, study panel and viewports. */
export const userGuideStates: States = {
  ...studyListStates,
  ...headerStates,
  ...toolbarStates,
  ...studyPanelStates,
  ...viewportStates,
  ...measurementStates,
};
