import type { State, States } from '../state';
import {
  clickAll,
  clickButton,
  draw,
  drawPath,
  dropFocus,
  ellipse,
  finish,
  labels,
  noPointer,
  noduleEdges,
  openChest,
  trackWithoutAsking,
} from '../steps';
import { nodule } from './basic';

const drawingStates: States = {
  'line-tools': {
    config: trackWithoutAsking + labels,
    async run(viewer) {
      await openChest(viewer);
      await draw(viewer, 'Length', ...noduleEdges);
      await draw(viewer, 'Bidirectional', [795, 505], [833, 485]);
      await viewer.drag([890, 543], [1120, 500]);
      await draw(viewer, 'Annotation', [893, 390], [922, 352]);
      await viewer.page.getByRole('option', { name: 'Vessel' }).click();
      await viewer.selectTool('MoreTools', 'Cobb Angle');
      await clickAll(viewer, [
        [530, 542],
        [640, 568],
        [900, 568],
        [1010, 542],
      ]);
      await viewer.drag([690, 593], [560, 670]);
      await finish(viewer);
    },
  },
  'label-list': {
    config: trackWithoutAsking + labels,
    async run(viewer) {
      await openChest(viewer);
      await draw(viewer, 'Annotation', [613, 365], [660, 330]);
      await viewer.page.getByRole('option', { name: 'Vessel' }).waitFor();
      await dropFocus(viewer);
    },
  },
  'no-labels': {
    async run(viewer) {
      await openChest(viewer);
      await draw(viewer, 'Annotation', [613, 365], [660, 330]);
      await viewer.page.getByText('No labels found.').waitFor();
      await dropFocus(viewer);
    },
  },
  // The labels are dragged to places outside the patient, so that they are readable.
  'shape-tools': {
    config: trackWithoutAsking,
    async run(viewer) {
      await openChest(viewer);
      await draw(viewer, 'Circle', [813, 495], [830, 495]);
      await viewer.drag([890, 560], [1120, 490]);
      await draw(viewer, 'Ellipse', [613, 366], [630, 385]);
      await viewer.drag([700, 430], [395, 370]);
      await draw(viewer, 'Rectangle', [748, 500], [788, 545]);
      await viewer.drag([860, 560], [700, 680]);
      await finish(viewer);
    },
  },
  'contour-tools': {
    config: trackWithoutAsking,
    async run(viewer) {
      await openChest(viewer);
      await viewer.selectTool('MeasurementTools', 'Freehand ROI');
      await drawPath(viewer, [...ellipse([613, 366], [20, 18], 24), [613, 348]]);
      await viewer.drag([700, 430], [395, 370]);
      await viewer.selectTool('MeasurementTools', 'Spline ROI');
      await clickAll(viewer, [...ellipse([813, 495], [22, 22], 6), [813, 473]]);
      await viewer.drag([905, 517], [1120, 490]);
      await viewer.selectTool('MeasurementTools', 'Livewire');
      await clickAll(viewer, [...ellipse([768, 520], [33, 33], 5), [768, 487]]);
      await finish(viewer);
    },
  },
};

const answer = (after: string, name: string): State => ({
  after,
  run: (viewer) => clickButton(viewer, name),
});

const trackingStates: States = {
  'tracking-prompt': {
    after: 'viewer',
    async run(viewer) {
      await draw(viewer, 'Length', ...noduleEdges);
      await viewer.button('prompt-begin-tracking-yes-btn').waitFor();
      await viewer.settle(10_000);
    },
  },
  'tracked-measurement': answer('tracking-prompt', 'Yes'),
  'tracked-measurements': {
    after: 'tracked-measurement',
    async run(viewer) {
      await draw(viewer, 'Bidirectional', [795, 505], [833, 485]);
      await viewer.selectTool('MoreTools', 'Probe');
      await viewer.drag([834, 447], [834, 447]);
      await viewer.button('trackedMeasurements-btn').click();
      await finish(viewer);
    },
  },
  'measurement-row-menu': {
    after: 'tracked-measurements',
    async run({ button, page, settle }) {
      await button('data-row').hover();
      await button('data-row').getByRole('button').last().click();
      await page.getByRole('menuitem').first().waitFor();
      await settle(10_000);
    },
  },
  'measurement-rename': {
    after: 'measurement-row-menu',
    async run({ page, settle }) {
      await page.getByRole('menuitem', { name: 'Rename' }).click();
      await page.getByRole('dialog').getByRole('textbox').fill('Nodule, right lung');
      await settle(10_000);
    },
  },
  'measurement-panel': {
    after: 'measurement-rename',
    async run(viewer) {
      await clickButton(viewer, 'Save');
      await finish(viewer);
    },
  },
  'measurement-image-menu': {
    after: 'tracked-measurement',
    async run({ page, settle }) {
      await page.mouse.move(613, 368, { steps: 4 });
      await page.mouse.click(613, 368, { button: 'right' });
      await page.getByText('Delete measurement').waitFor();
      await settle(10_000);
    },
  },
  'measurement-label': {
    after: 'measurement-image-menu',
    async run(viewer) {
      await viewer.page.getByText('Add Label').click();
      await viewer.page.getByRole('dialog').getByRole('textbox').fill('Nodule, right lung');
      await dropFocus(viewer);
    },
  },
  'create-report': {
    after: 'tracked-measurements',
    async run(viewer) {
      await clickButton(viewer, 'Create SR');
      await viewer.page.getByRole('dialog').getByRole('textbox').fill('Chest CT, nodule');
      await dropFocus(viewer);
    },
  },
  // The archive's answer to the report is always success, although it keeps nothing.
  'stored-report': {
    config: 'window.config.allowMultiSelectExport = true;',
    async run(viewer) {
      await openChest(viewer);
      await draw(viewer, 'Length', ...noduleEdges);
      await clickButton(viewer, 'Yes');
      await viewer.button('trackedMeasurements-btn').click();
      await clickButton(viewer, 'Create SR');
      await viewer.page.getByRole('dialog').getByRole('textbox').fill('Chest CT, nodule');
      await clickButton(viewer, 'Save');
      await viewer.page.getByText('Chest CT, nodule').first().waitFor();
      await viewer.page.waitForTimeout(6000);
      await finish(viewer);
    },
  },
  'second-series-prompt': {
    after: 'tracked-measurement',
    async run(viewer) {
      await viewer.page.getByText('Chest 3.5 mm lung').dblclick();
      await viewer.settle();
      await viewer.pressKey('ArrowDown', nodule, noPointer);
      await viewer.drag(...noduleEdges);
      await finish(viewer);
    },
  },
  'new-report-prompt': answer('second-series-prompt', 'Create new report'),
  'second-study-prompt': {
    after: 'tracked-measurement',
    async run(viewer) {
      await viewer.page.getByText('CT Chest prior (synthetic)').click();
      await viewer.settle();
      await viewer.page.locator('[data-cy="study-browser-thumbnail"]').last().dblclick();
      await viewer.settle();
      await viewer.pressKey('ArrowDown', nodule, noPointer);
      await viewer.drag(...noduleEdges);
      await clickButton(viewer, 'Yes');
      await finish(viewer);
    },
  },
  'untrack-dialog': {
    after: 'tracked-measurement',
    async run({ page, settle }) {
      await page.mouse.move(129, 205, { steps: 4 });
      await page.mouse.click(129, 205);
      await page.getByText('Are you sure you want to untrack this series?').waitFor();
      await settle(10_000);
    },
  },
};

/** Measuring: what each tool draws, the questions about tracking, and the measurement panel. */
export const measurementStates: States = { ...drawingStates, ...trackingStates };
