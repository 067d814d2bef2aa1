import type { States } from '../state';
import { clickButton, dropFocus, finish, openMenu } from '../steps';
import type { Viewer } from '../viewer';

/** Types a label into the dialog of viewer 3.9, which has no role. */
const typeLabel = ({ button }: Viewer, label: string): Promise<void> =>
  button('input-annotation').fill(label);

/** Opens the window level menu, and an entry of it. */
async function openDisplayOptions({ page, settle }: Viewer, entry?: string): Promise<void> {
  await page.mouse.click(1223, 68);
  if (entry) await page.getByText(entry).first().click();
  await settle(10_000);
}

/** States whose steps are different in viewer 3.9. The list of its screenshots names them. */
export const viewer39States: States = {
  '39-label': {
    after: 'measurement-image-menu',
    async run(viewer) {
      await viewer.page.getByText('Add Label').click();
      await typeLabel(viewer, 'Nodule, right lung');
      await dropFocus(viewer);
    },
  },
  '39-measurement-panel': {
    after: 'measurement-row-menu',
    async run(viewer) {
      await viewer.page.getByText('Rename').click();
      await typeLabel(viewer, 'Nodule, right lung');
      await clickButton(viewer, 'Save');
      await finish(viewer);
    },
  },
  '39-create-report': {
    after: '39-measurement-panel',
    async run(viewer) {
      await clickButton(viewer, 'Create SR');
      await viewer.page.getByRole('textbox').last().fill('Chest CT, nodule');
      await dropFocus(viewer);
    },
  },
  '39-capture': {
    after: 'tracked-measurement',
    async run(viewer) {
      await viewer.button('Capture').click();
      await viewer.button('image-preview').waitFor();
      await dropFocus(viewer);
      await viewer.settle(10_000);
    },
  },
  '39-untrack-dialog': {
    after: 'tracked-measurement',
    async run({ page, settle }) {
      await page.mouse.move(124, 208, { steps: 4 });
      await page.mouse.click(124, 208);
      await page.getByText('Are you sure you want to untrack this series?').waitFor();
      await settle(10_000);
    },
  },
  '39-language-menu': {
    after: 'study-list',
    async run(viewer) {
      await openMenu(viewer, 'Preferences');
      await viewer.page.getByText('English (USA)').click({ force: true });
      await viewer.settle(10_000);
    },
  },
  '39-tag-browser': {
    after: 'viewer',
    async run({ page, settle }) {
      await page.mouse.move(70, 250);
      await page.getByText('S:1').locator('xpath=preceding::button[1]').click();
      await page.getByText('Tag Browser').click();
      await page.mouse.move(20, 780);
      await settle(10_000);
    },
  },
  '39-brush': {
    after: 'segmentation-new',
    async run({ button, settle, drag }) {
      await button('Brush').click();
      await settle(3000);
      await drag([385, 395], [391, 398]);
      await settle(15_000);
    },
  },
  '39-threshold': {
    after: '39-brush',
    async run({ button, settle }) {
      await button('Threshold').click();
      await settle(10_000);
    },
  },
  '39-appearance': {
    after: 'seg-open',
    async run({ page, settle }) {
      await page.getByText('Appearance Settings').click();
      await settle(10_000);
    },
  },
  '39-seg-menu': {
    after: 'seg-open',
    async run({ page, settle }) {
      await page.mouse.click(1018, 267);
      await page.getByText('Export & Download').hover();
      await page.getByText('Download DICOM SEG').waitFor();
      await settle(5000);
    },
  },
  '39-window-level-menu': {
    after: 'viewer',
    run: (viewer) => openDisplayOptions(viewer),
  },
  '39-window-presets': {
    after: 'viewer',
    run: (viewer) => openDisplayOptions(viewer, 'Window Presets'),
  },
  '39-color-tables': {
    after: 'viewer',
    run: (viewer) => openDisplayOptions(viewer, 'Color LUT'),
  },
  '39-color-bar': {
    after: 'viewer',
    run: (viewer) => openDisplayOptions(viewer, 'Display Color bar'),
  },
  '39-rendering-options': {
    after: 'layout-3d-only',
    run: (viewer) => openDisplayOptions(viewer, 'Rendering Options'),
  },
  '39-rendering-presets': {
    after: 'layout-3d-only',
    run: (viewer) => openDisplayOptions(viewer, 'Rendering Presets'),
  },
};
