import type { States } from '../state';
import { dropFocus } from '../steps';
import type { Viewer } from '../viewer';

/** Answers searches for studies with invented ones, as an archive with more than 100 studies does. */
async function answerWithManyStudies({ page }: Viewer): Promise<void> {
  const study = (number: number) => ({
    '00080020': { vr: 'DA', Value: [`202508${String(28 - Math.floor(number / 4)).padStart(2, '0')}`] },
    '00080030': { vr: 'TM', Value: [`${String(16 - (number % 4) * 2)}1500`] },
    '00080050': { vr: 'SH', Value: [`SYN${1000 + number}`] },
    '00080061': { vr: 'CS', Value: [['CT', 'MR', 'DX', 'US'][number % 4]] },
    '00081030': { vr: 'LO', Value: [['CT Abdomen', 'MR Knee', 'Chest PA', 'US Thyroid'][number % 4]] },
    '00100010': { vr: 'PN', Value: [{ Alphabetic: `Sample^Patient ${number + 1}` }] },
    '00100020': { vr: 'LO', Value: [`SAMPLE-${String(number + 1).padStart(3, '0')}`] },
    '0020000D': { vr: 'UI', Value: [`1.2.826.0.1.3680043.8.498.78.${number}`] },
    '00201208': { vr: 'IS', Value: [[120, 180, 2, 24][number % 4]] },
  });
  await page.route('**/studies?**', (route) =>
    route.fulfill({
      contentType: 'application/dicom+json',
      headers: { 'Access-Control-Allow-Origin': '*' },
      body: JSON.stringify(Array.from({ length: 101 }, (_, number) => study(number))),
    }),
  );
}

/** The study list, with its filters and messages, and the page for local files. */
export const studyListStates: States = {
  'study-list-filtered': {
    async run(viewer) {
      await viewer.openList('patientName=chest');
      await viewer.page.locator('#input-modalities, [class*="customSelect"]').first().click();
      await viewer.settle(10_000);
    },
  },
  'study-list-many': {
    async run(viewer) {
      await viewer.openList();
      await answerWithManyStudies(viewer);
      await viewer.page.reload();
      await viewer.page.getByText('Sample, Patient 1').first().waitFor();
      await viewer.settle();
    },
  },
  'study-list-error': {
    async run(viewer) {
      await viewer.openList();
      await viewer.page.route('**/studies?**', (route) => route.abort());
      await viewer.page.reload();
      await viewer.page.getByText('Data Source Connection Error').waitFor();
      await dropFocus(viewer);
    },
  },
  'local-files': {
    config: `window.config.dataSources.push({
      namespace: '@ohif/extension-default.dataSourcesModule.dicomlocal',
      sourceName: 'dicomlocal',
      configuration: { friendlyName: 'Local files' },
    });`,
    async run({ openList, page, settle }) {
      await openList();
      await page.goto(new URL('/local', page.url()).href);
      await page.getByText('Load files').waitFor();
      await settle(10_000);
    },
  },
};
