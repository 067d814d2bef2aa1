/** Configurations for states that show what the samples of the documentation do. */

/** Adds an extension with a hanging protocol. */
const addProtocol = (protocol: { id: string }): string => `window.config.extensions = [{
  id: 'my-extension',
  getHangingProtocolModule: () => [{ name: '${protocol.id}', protocol: ${JSON.stringify(protocol)} }],
}];`;

const axial = (viewportId: string, displaySets: object[]) => ({
  viewportOptions: {
    viewportId,
    viewportType: 'volume',
    orientation: 'axial',
    toolGroupId: 'default',
    initialImageOptions: { preset: 'middle' },
    syncGroups: [{ type: 'cameraPosition', id: 'axial', source: true, target: true }],
  },
  displaySets,
});

const modalityRule = (value: string) => [
  { attribute: 'Modality', constraint: { equals: value }, required: true },
  { attribute: 'isReconstructable', constraint: { equals: true }, required: true },
];

const ptOnTop = {
  id: 'pt',
  options: {
    colormap: {
      name: 'hsv',
      opacity: [
        { value: 0, opacity: 0 },
        { value: 0.2, opacity: 0.3 },
        { value: 1, opacity: 0.9 },
      ],
    },
  },
};

/** The sample on top of the page about hanging protocols: CT, PET and fusion in a row. */
export const petCtProtocol = addProtocol({
  id: 'acme.petCt',
  name: 'PET/CT in a row',
  protocolMatchingRules: [],
  displaySetSelectors: {
    ct: { seriesMatchingRules: modalityRule('CT') },
    pt: { seriesMatchingRules: modalityRule('PT') },
  },
  stages: [
    {
      name: 'CT, PET, fusion',
      viewportStructure: { layoutType: 'grid', properties: { rows: 1, columns: 3 } },
      viewports: [
        axial('ctAxial', [{ id: 'ct' }]),
        axial('ptAxial', [
          { id: 'pt', options: { voi: { windowWidth: 5, windowCenter: 2.5 }, voiInverted: true } },
        ]),
        axial('fusionAxial', [{ id: 'ct' }, ptOnTop]),
      ],
    },
  ],
  numberOfPriorsReferenced: -1,
} as { id: string });

const imagePane = (index: number) => ({
  viewportOptions: {
    viewportId: `image${index}`,
    viewportType: 'stack',
    toolGroupId: 'default',
    initialImageOptions: { index },
    syncGroups: [
      {
        type: 'frameview',
        id: 'imageGrid',
        source: true,
        target: true,
        options: { viewportIndex: index },
      },
    ],
  },
  displaySets: [{ id: 'series' }],
});

/** The sample with six images of one series. */
export const imageGridProtocol = addProtocol({
  id: 'acme.imageGrid',
  name: 'Six images',
  icon: 'tool-stack-scroll',
  isPreset: true,
  numberOfPriorsReferenced: -1,
  protocolMatchingRules: [],
  displaySetSelectors: {
    series: {
      seriesMatchingRules: [
        { attribute: 'numImageFrames', required: true, constraint: { greaterThan: 6 } },
        { attribute: 'isDisplaySetFromUrl', weight: 20, constraint: { equals: true } },
      ],
    },
  },
  stages: [
    {
      name: 'Six images',
      viewportStructure: { layoutType: 'grid', properties: { rows: 2, columns: 3 } },
      viewports: Array.from({ length: 6 }, (_, index) => imagePane(index)),
    },
  ],
} as { id: string });

/** The sample of a mode with three tools, and a panel that says hello. */
export const readingRoomMode = `
const stack = '@ohif/extension-default.sopClassHandlerModule.stack';
const extensionDependencies = {
  '@ohif/extension-default': '^3.0.0',
  '@ohif/extension-cornerstone': '^3.0.0',
};
const setTool = { commandName: 'setToolActiveToolbar', commandOptions: { toolGroupIds: ['default'] } };
const tool = (toolName, icon, label) => ({
  id: toolName,
  uiType: 'ohif.toolButton',
  props: { icon, label, commands: setTool, evaluate: 'evaluate.cornerstoneTool' },
});
// What <div className="p-3 text-white">Hello from my-extension</div> compiles to.
const hello = () => ({
  $$typeof: Symbol.for('react.element'),
  type: 'div',
  key: null,
  ref: null,
  props: { className: 'p-3 text-white', children: 'Hello from my-extension' },
  _owner: null,
});
window.config.extensions = [{
  id: 'my-extension',
  getPanelModule: () => [
    { name: 'hello', iconName: 'tab-linear', iconLabel: 'Hello', label: 'Hello', component: hello },
  ],
}];
window.config.modes = [{
  id: 'my-mode',
  extensionDependencies,
  modeFactory: () => ({
    id: 'my-mode',
    routeName: 'reading',
    displayName: 'Reading room',
    onModeEnter({ servicesManager, extensionManager }) {
      const { toolbarService, toolGroupService } = servicesManager.services;
      const { toolNames, Enums } = extensionManager.getModuleEntry(
        '@ohif/extension-cornerstone.utilityModule.tools',
      ).exports;
      const { Primary, Secondary, Auxiliary, Wheel } = Enums.MouseBindings;
      toolGroupService.createToolGroupAndAddTools('default', {
        active: [
          { toolName: toolNames.WindowLevel, bindings: [{ mouseButton: Primary }] },
          { toolName: toolNames.Pan, bindings: [{ mouseButton: Auxiliary }] },
          { toolName: toolNames.Zoom, bindings: [{ mouseButton: Secondary }] },
          { toolName: toolNames.StackScroll, bindings: [{ mouseButton: Wheel }] },
        ],
        passive: [{ toolName: toolNames.Length }],
      });
      toolbarService.addButtons([
        tool('WindowLevel', 'tool-window-level', 'Window level'),
        tool('Zoom', 'tool-zoom', 'Zoom'),
        tool('Length', 'tool-length', 'Length'),
      ]);
      toolbarService.createButtonSection('primary', ['WindowLevel', 'Zoom', 'Length']);
    },
    onModeExit() {},
    isValidMode: ({ modalities }) => ({
      valid: !modalities.split('\\\\').includes('SM'),
      description: 'Not for whole-slide images',
    }),
    routes: [{
      path: 'reading',
      layoutTemplate: () => ({
        id: '@ohif/extension-default.layoutTemplateModule.viewerLayout',
        props: {
          leftPanels: ['@ohif/extension-default.panelModule.seriesList'],
          rightPanels: ['my-extension.panelModule.hello'],
          viewports: [{
            namespace: '@ohif/extension-cornerstone.viewportModule.cornerstone',
            displaySetsToDisplay: [stack],
          }],
        },
      }),
    }],
    extensions: extensionDependencies,
    hangingProtocol: 'default',
    sopClassHandlers: [stack],
  }),
}];`;

/** A fifth grid among the common layouts. */
export const moreLayouts = `
const layout = (icon, numRows, numCols) => ({ icon, commandOptions: { numRows, numCols } });
window.config.customizationService = {
  'layoutSelector.commonPresets': { $set: [
    layout('layout-common-1x1', 1, 1),
    layout('layout-common-1x2', 1, 2),
    layout('layout-common-2x2', 2, 2),
    layout('layout-common-2x3', 2, 3),
    layout('layout-common-2x3', 4, 4),
  ] },
};`;

/** A panel that lists all segmentations, with three statistics for each segment. */
export const expandedPanel = `
window.config.customizationService = {
  'panelSegmentation.tableMode': { $set: 'expanded' },
  'panelSegmentation.readableText': { $set: { volume: 'Volume', mean: 'Mean', max: 'Maximum' } },
};`;
