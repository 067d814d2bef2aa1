import { readModule } from './modules';
import { page, unreachable, type Any, type Task } from './page';

const noop = () => undefined;

/** Values for props and parameters, for which a reader passes their own. */
const ownValues: Readonly<Record<string, unknown>> = {
  ...Object.fromEntries(
    'title label value text description name author accession children message report'
      .split(' ')
      .map((name) => [name, 'Sample']),
  ),
  studyUID: '1.2.3',
  plane: 'axial',
  unit: 'mm',
  direction: 'none',
  slice: 1,
  fps: 10,
  opacity: 0.5,
  count: 1,
  range: [0, 100],
  visible: true,
  canExport: false,
  busy: false,
  urgent: true,
  reviewed: true,
  pixels: new Uint8Array(4),
  studies: [],
  url: '/measurements/lesion-1.json',
};

/** Modules from which samples use a name that their surroundings have imported. */
const givenModules: Readonly<Record<string, string>> = {
  React: 'react',
  useState: 'react',
  useEffect: 'react',
  DicomMetadataStore: '@ohif/core',
  HotkeysManager: '@ohif/core',
  ExtensionManager: '@ohif/core',
  i18n: '@ohif/i18n',
  callInputDialog: '@ohif/extension-default',
  SegmentationTable: '@ohif/ui-next',
};

const getViewportId = () => page.services.viewportGridService.getActiveViewportId();

/** Returns the display set in the active viewport, or another one. */
function getDisplaySet(): Any {
  const { viewportGridService, displaySetService } = page.services;
  const [uid] = viewportGridService.getDisplaySetsUIDsForViewport(getViewportId()) ?? [];
  return displaySetService.getDisplaySetByUID(uid) ?? displaySetService.getActiveDisplaySets()[0];
}

const getStudyUid = () => getDisplaySet()?.StudyInstanceUID;
const makeInstance = (SOPInstanceUID: string) => ({
  ...getDisplaySet().instances[0],
  SeriesInstanceUID: '1.2.3',
  SOPInstanceUID,
});

/** Starts like the page about customizations says: a list and a box. */
function setCustomizations(values: Any): void {
  const { customizationService } = page.services;
  const start = { list: { $set: ['a', 'b'] }, box: { $set: { size: 1, colors: { text: 'red' } } } };
  customizationService.setCustomizations(start);
  customizationService.setCustomizations(values);
}

/** Values of the open study, by the names that samples use for them. */
const studyValues: Readonly<Record<string, () => unknown>> = {
  viewportId: getViewportId,
  viewportIds: () => [getViewportId(), getViewportId()],
  displaySets: () => page.services.displaySetService.getActiveDisplaySets(),
  displaySet: getDisplaySet,
  studyInstanceUID: getStudyUid,
  StudyInstanceUID: getStudyUid,
  sourceUID: () => getDisplaySet()?.displaySetInstanceUID,
  sopInstanceUID: () => getDisplaySet()?.instances[0]?.SOPInstanceUID,
  dataset: () => makeInstance('1.2.3.4'),
  naturalizedInstances: () => [makeInstance('1.2.3.5')],
  slices: () => getDisplaySet()?.instances.map(({ Rows, Columns }: Any) => new Uint8Array(Rows * Columns)),
  Labelmap: () => page.cornerstoneTools.Enums.SegmentationRepresentations.Labelmap,
  segmentationId: () => page.services.segmentationService.getSegmentations()[0]?.segmentationId,
  uid: () => page.services.measurementService.getMeasurements()[0]?.uid,
  measurement: () => page.services.measurementService.getMeasurements()[0],
  setCustomizations: () => setCustomizations,
};

/** Returns the manager, service, module or value of the open study that a name stands for. */
function lookUp(name: string): Any {
  const { sampleManagers, services, cornerstoneTools } = page;
  const globals: Record<string, Any> = { ...sampleManagers, services, cornerstoneTools, window: page };
  const source = givenModules[name];
  if (source) return readModule(source, name === 'React' || name === 'i18n' ? 'default' : name);
  return globals[name] ?? services?.[name] ?? studyValues[name]?.();
}

/** Returns a value for a prop or a parameter; undefined if nothing fits its name. */
export const getValue = (name: string): Any =>
  /^(on[A-Z]|set[A-Z]|hide|search|loadOverlay)/.test(name) ? noop : (lookUp(name) ?? ownValues[name]);

/**
 * Returns the value for a name in the attribute `given`. The reader's own services, components and handlers are empty.
 * @throws Error if nothing is known about the name
 */
function give(entry: string, neighbors: ReadonlyMap<string, Any>): Any {
  const name = entry.replace(/:any$/, '');
  const neighbor = neighbors.get(name);
  const value = lookUp(name) ?? neighbor?.[name] ?? neighbor?.default ?? ownValues[name];
  if (value !== undefined) return value;
  if (entry !== name && name.endsWith('Service')) return { REGISTRATION: { name, create: () => ({}) } };
  if (entry !== name && /^([A-Z]|on[A-Z]|rename|remember|loadMeta)/.test(name)) return noop;
  throw unreachable(`needs ${name} of the reader's own code`);
}

const AsyncFunction = (async () => {}).constructor as Any;

/** Runs the code of a sample, and returns what it exports and declares. */
export async function evaluate(task: Task): Promise<Record<string, Any>> {
  const neighbors = new Map<string, Any>();
  for (const [path, neighbor] of Object.entries(task.neighbors))
    neighbors.set(path, await evaluate(neighbor));
  const read = (module: string, name: string) => {
    if (module.endsWith('.svg')) throw unreachable('imports a picture, which only a build can do');
    if (!module.startsWith('.')) return readModule(module, name);
    if (module.endsWith('/id')) return task.name;
    const found = neighbors.get(module)?.[name];
    if (found === undefined) throw unreachable(`imports ${module}, which the page doesn't show`);
    return found;
  };
  const load = (module: string) => new Proxy({}, { get: (_, name) => read(module, String(name)) });
  const names = task.given.map((name) => name.replace(/:any$/, ''));
  const values = task.given.map((name) => give(name, neighbors));
  return new AsyncFunction('require', ...names, task.body)(load, ...values);
}
