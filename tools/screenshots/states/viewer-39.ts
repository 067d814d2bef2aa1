import type { States } from '../state';
import { clickButton, dropFocus, finish, openMenu, openWindowLevelMenu } from '../steps';
import type { Viewer } from '../viewer';

/** Types a label into the dialog of viewer 3.9, which has no role. */
const typeLabel = ({ button }: Viewer, label: string): Promise<void> =>
  button('input-annotation').fill(label);

/** Opens the window level menu of viewer 3.9, and an entry of it. */
const openDisplayOptions = (viewer: Viewer, entry?: string) => openWindowLevelMenu(viewer, [1223, 68], entry);

/** States whose steps are different in viewer 3.9. The list of its screenshots names them. */
export const viewer39States: States = {
  'measurement-label-3.9': {
    after: 'measurement-image-menu',
    async run(viewer) {
      await viewer.page.getByText('Add Label').click();
      await typeLabel(viewer, 'Nodule, right lung');
      await dropFocus(viewer);
    },
  },
  'measurement-panel-3.9': {
    after: 'measurement-row-menu',
    async run(viewer) {
      await viewer.page.getByText('Rename').click();
      await typeLabel(viewer, 'Nodule, right lung');
      await clickButton(viewer, 'Save');
      await finish(viewer);
    },
  },
  'create-report-3.9': {
    after: 'measurement-panel-3.9',
    async run(viewer) {
      await clickButton(viewer, 'Create SR');
      await viewer.page.getByRole('textbox').last().fill('Chest CT, nodule');
      await dropFocus(viewer);
    },
  },
  'capture-3.9': {
    after: 'tracked-measurement',
    async run(viewer) {
      await viewer.button('Capture').click();
      await viewer.button('image-preview').waitFor();
      await dropFocus(viewer);
      await viewer.settle(10_000);
    },
  },
  'untrack-dialog-3.9': {
    after: 'tracked-measurement',
    async run({ page, settle }) {
      await page.mouse.move(124, 208, { steps: 4 });
      await page.mouse.click(124, 208);
      await page.getByText('Are you sure you want to untrack this series?').waitFor();
      await settle(10_000);
    },
  },
  'language-menu-3.9': {
    after: 'study-list',
    async run(viewer) {
      await openMenu(viewer, 'Preferences');
      await viewer.page.getByText('English (USA)').click({ force: true });
      await viewer.settle(10_000);
    },
  },
  'seg-brush-3.9': {
    after: 'segmentation-new',
    async run({ button, settle, drag }) {
      await button('Brush').click();
      await settle(3000);
      await drag([385, 395], [391, 398]);
      await settle(15_000);
    },
  },
  'seg-threshold-3.9': {
    after: 'seg-brush-3.9',
    async run({ button, settle }) {
      await button('Threshold').click();
      await settle(10_000);
    },
  },
  'seg-appearance-3.9': {
    after: 'seg-open',
    async run({ page, settle }) {
      await page.getByText('Appearance Settings').click();
      await settle(10_000);
    },
  },
  'seg-menu-3.9': {
    after: 'seg-open',
    async run({ page, settle }) {
      await page.mouse.click(1018, 267);
      await page.getByText('Export & Download').hover();
      await page.getByText('Download DICOM SEG').waitFor();
      await settle(5000);
    },
  },
  'window-level-menu-3.9': {
    after: 'viewer',
    run: (viewer) => openDisplayOptions(viewer),
  },
  'window-presets-3.9': {
    after: 'viewer',
    run: (viewer) => openDisplayOptions(viewer, 'Window Presets'),
  },
  'color-tables-3.9': {
    after: 'viewer',
    run: (viewer) => openDisplayOptions(viewer, 'Color LUT'),
  },
  'colorbar-3.9': {
    after: 'viewer',
    run: (viewer) => openDisplayOptions(viewer, 'Display Color bar'),
  },
};
