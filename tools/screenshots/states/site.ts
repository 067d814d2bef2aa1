import { addExtension, addKeys, readSample, runSample } from '../samples';
import type { States } from '../state';
import type { Viewer } from '../viewer';
import { blur, openChest } from './chest';

const ui = 'platform/services/ui';
const data = 'platform/services/data';

/** Opens a page of the viewer by its path. */
const openPath =
  (path: string) =>
  async ({ page, settle }: Viewer): Promise<void> => {
    await page.goto(path);
    await settle(8000);
  };

/** What samples for UI services, other extensions and the configuration show. */
export const siteStates: States = {
  'sample-corner-button': {
    config: addExtension(`${ui}/viewport-action-menu`, 'FlipButton'),
    run: openChest,
  },
  'sample-notifications': {
    after: 'sample-chest-and-react',
    async run(viewer) {
      await runSample(viewer, `${ui}/ui-notification-service`, "type: 'success'");
      await runSample(viewer, `${ui}/ui-notification-service`, 'duration: Infinity');
      await viewer.page.waitForTimeout(500);
      await viewer.page.mouse.move(1100, 740);
      await viewer.page.waitForTimeout(1000);
    },
  },
  'sample-dialog': {
    after: 'sample-chest-and-react',
    async run(viewer) {
      await runSample(viewer, `${ui}/ui-dialog-service`, 'ToolNote');
      await viewer.settle(3000);
      await blur(viewer);
    },
  },
  'sample-modal': {
    after: 'sample-chest-and-react',
    async run(viewer) {
      await runSample(viewer, `${ui}/ui-modal-service`, 'RenameForm');
      await viewer.settle(3000);
      await blur(viewer);
    },
  },
  'sample-viewport-question': {
    after: 'sample-chest-and-react',
    async run(viewer) {
      await runSample(viewer, `${ui}/ui-viewport-dialog-service`, 'Compare with the prior study');
      await viewer.settle(3000);
    },
  },
  'sample-chest-and-react': {
    config: addKeys('configuration/config-recipes', "option: 'never'"),
    run: openChest,
  },
  'sample-modal-from-button': {
    config: addExtension(`${ui}/ui-modal-service`, 'SeriesMarker'),
    async run(viewer) {
      await openChest(viewer);
      await viewer.button('SeriesMarker').click();
      await viewer.settle(3000);
    },
  },
  'sample-panel-count': {
    config: `${addExtension('platform/extensions/modules/panel', 'CountPanel')}
      window.config.modesConfiguration = { '@ohif/mode-longitudinal': { onSetupRouteComplete: ({ servicesManager }) =>
        servicesManager.services.panelService.setPanels({
          left: ['@ohif/extension-measurement-tracking.panelModule.seriesList'],
          right: ['docs.sample.panelModule.count'],
        }, { rightPanelClosed: false }) } };`,
    run: openChest,
  },
  // Both sides are closed at first
  'sample-panel-sides': {
    config: addKeys('platform/extensions/modules/panel', 'clinic.panel-sides'),
    async run(viewer) {
      await openChest(viewer);
      await viewer.page.mouse.click(1267, 63);
      await viewer.settle();
    },
  },
  'sample-toolbar-hidden': {
    config: addKeys('platform/extensions/modules/toolbar-recipes', 'hiddenButtons'),
    run: openChest,
  },
  'sample-logo': {
    config: addKeys('platform/themeing', 'createLogoComponentFn'),
    run: (viewer) => viewer.openList(),
  },
  'sample-mode-names': {
    config: addKeys('configuration/config-recipes', "displayName: 'Reading room'"),
    async run(viewer) {
      await viewer.openList();
      await viewer.page.getByText('CT Chest (synthetic)').click();
      await viewer.settle();
    },
  },
  // Points at the first entry, because its name is black otherwise
  'sample-archive-picker': {
    config: `${addKeys('configuration/dataSources/configuration-ui', "configurationAPI: 'mySite.archivePicker'")}
      { ${readSample('configuration/dataSources/configuration-ui', 'class ArchivePicker')}
        ${readSample('configuration/dataSources/configuration-ui', 'import { ArchivePicker }')}
        window.config.extensions.push({ id: 'my-site', getCustomizationModule }); }`,
    async run({ page, settle }) {
      const archives = [
        { id: 'a', name: 'North', archives: [] },
        { id: 'b', name: 'South', archives: [] },
      ];
      await page.route('**/archives.json', (route) => route.fulfill({ json: archives }));
      await page.route('**/studies?*', (route) => route.fulfill({ json: [] }));
      await page.goto('/');
      await page.getByText('Select Site').waitFor();
      await page.getByText('North').hover();
      await settle(6000);
    },
  },
  'sample-sources-page': {
    config: `${addKeys('configuration/dataSources/introduction', "sourceName: 'research'")}
      window.config.customizationService = ['@ohif/extension-default.customizationModule.datasources'];`,
    run: openPath('/datasources'),
  },
  'sample-protocol-row': {
    after: 'viewer',
    async run(viewer) {
      await runSample(viewer, `${data}/HangingProtocolService`, "'@my-site/row'");
      await viewer.page.evaluate(
        "void window.commandsManager.runCommand('setHangingProtocol', { protocolId: '@my-site/row', reset: true })",
      );
      await viewer.page.waitForTimeout(2000);
      await viewer.settle();
    },
  },
  'sample-sync-buttons': {
    after: 'two-series',
    async run(viewer) {
      await runSample(viewer, `${data}/SyncGroupService`, "id: 'SyncSlices'");
      await viewer.settle(5000);
      await viewer.button('SyncSlices').click();
      await viewer.pressKey('ArrowUp', 1, [400, 700]);
    },
  },
  'sample-open-segmentation': {
    after: 'viewer',
    async run(viewer) {
      await runSample(viewer, 'platform/modes/routes', "id: 'OpenSegmentation'");
      await viewer.settle(5000);
      await viewer.button('OpenSegmentation').hover();
      await viewer.page.getByText('Open in Segmentation').first().waitFor();
      await viewer.settle(3000);
    },
  },
  'sample-patient-info': { config: `window.config.showPatientInfo = 'visible';`, run: openChest },
};
