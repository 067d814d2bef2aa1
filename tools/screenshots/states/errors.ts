import { addKeys } from '../samples';
import type { States } from '../state';
import { blur } from './chest';

const archive = 'https://pacs.example.org/**';

export const errorStates: States = {
  'error-connection': {
    config: addKeys('configuration/configurationFiles', "sourceName: 'pacs'"),
    async run(viewer) {
      const { page } = viewer;
      await page.route(archive, (route) => route.abort());
      await page.goto('/');
      await page.getByText('Data Source Connection Error').waitFor();
      await viewer.settle(5000);
      await blur(viewer);
    },
  },
  'error-study-not-found': {
    async run({ page }) {
      await page.goto('/viewer?StudyInstanceUIDs=1.2.3');
      await page.getByText('Show Details').waitFor();
      await page.getByText('Show Details').waitFor({ state: 'hidden' });
    },
  },
  'error-no-data-source': {
    async run({ page }) {
      await page.goto('/?datasources=reserch');
      await page.getByText('Show Details').waitFor();
      await page.waitForTimeout(1000);
    },
  },
  'error-unsupported-series': {
    async run(viewer) {
      await viewer.page.route('**/metadata', async (route) => {
        const response = await route.fetch();
        const text = await response.text();
        await route.fulfill({
          response,
          body: text.includes('Chest 3.5 mm lung')
            ? text.replaceAll('1.2.840.10008.5.1.4.1.1.2"', '1.2.840.10008.5.1.4.1.1.3"')
            : text,
        });
      });
      await viewer.openMode('viewer', [1]);
    },
  },
  'error-images-refused': {
    config: `window.config.httpErrorHandler = error => console.warn(error);`,
    async run(viewer) {
      await viewer.page.route('**/frames/**', (route) =>
        route.fulfill({ status: 406, headers: { 'Access-Control-Allow-Origin': '*' } }),
      );
      await viewer.openMode('viewer', [1]);
      await viewer.page.getByText('Show Details').last().waitFor({ state: 'hidden' });
    },
  },
  'error-panel-empty': {
    async run(viewer) {
      await viewer.page.route('**/studies?00100020=*', (route) => route.fulfill({ json: [] }));
      await viewer.openMode('viewer', [1]);
    },
  },
  'investigational-use': {
    config: `delete window.config.investigationalUseDialog;`,
    run: (viewer) => viewer.openMode('viewer', [1]),
  },
  'upload-button': {
    config: `window.config.dataSources[0].configuration.dicomUploadEnabled = true;`,
    run: (viewer) => viewer.openList(),
  },
};
