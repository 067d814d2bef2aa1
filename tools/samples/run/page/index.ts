/* Code that runs in the page of the viewer. `run-samples.ts` bundles it to the global `samples`. */
import { registerCompanion, runExtension } from './extensions';
import { expect, page, unreachable, wait, type Any, type Task } from './page';
import { applyPart } from './parts';
import { evaluate, getValue } from './values';

export { checkMode, createExtension, isModeFaulty } from './extensions';

/** Names of the parameters, or of the properties of the first one: `({ a, b = 1 }) => …` → a, b. */
function readParameters(code: Any): string[] {
  const [, list = ''] = /^(?:async )?(?:function\s*\w*)?\s*\(?([^)]*)\)?/.exec(String(code)) ?? [];
  return list
    .replaceAll(/[{}[\]]/g, ' ')
    .split(',')
    .map((name) => name.replace(/[=:][^]*/, '').trim())
    .filter(Boolean);
}

/** Shows a component in a dialog, with values for its props. */
async function showComponent(component: Any): Promise<void> {
  const { uiModalService } = page.services;
  const source = component.type ?? component;
  if (/use\w*Context\(/.test(String(source))) throw unreachable('needs a provider around it');
  const contentProps = Object.fromEntries(readParameters(source).map((name) => [name, getValue(name)]));
  uiModalService.show({ title: 'Sample', content: component, contentProps });
  await wait(500);
  expect(document.querySelector('[role="dialog"]'), 'The component is not shown.');
  uiModalService.hide();
  await wait(200);
}

/** Registers a service and lets a mode enter. */
function addService({ REGISTRATION }: Any): void {
  page.sampleManagers.servicesManager.registerService(REGISTRATION, {});
  const service = page.services[REGISTRATION.name];
  expect(service, `There is no service ${REGISTRATION.name}.`);
  service.onModeEnter?.();
}

function addTool(tool: Any): void {
  const group = page.services.toolGroupService.getToolGroup('default');
  page.cornerstoneTools.addTool(tool);
  group.addTool(tool.toolName);
  expect(group.hasTool(tool.toolName), `There is no tool ${tool.toolName}.`);
}

/** Calls a function with the values that its parameters name. */
async function callFunction(call: Any): Promise<void> {
  const source = String(call);
  const names = readParameters(call);
  const values = names.map(getValue);
  const missing = names.find((_, index) => values[index] === undefined);
  if (missing) throw unreachable(`needs ${missing} of the reader's own code`);
  if (source.includes('createToolGroup')) page.services.toolGroupService.destroyToolGroup('default');
  const takesObject = /^[^(]*\(\s*\{/.test(source);
  await (takesObject
    ? call(Object.fromEntries(names.map((name, index) => [name, values[index]])))
    : call(...values));
}

/** Uses something that a sample exports or declares. Returns false if nothing is known that uses it. */
async function applyValue(name: string, value: Any, task: Task): Promise<boolean> {
  if (value?.REGISTRATION) addService(value);
  else if (value?.$$typeof) await showComponent(value);
  else if (typeof value === 'function') return applyFunction(name, value);
  else return typeof value === 'object' && value !== null && applyPart(value, task);
  return true;
}

async function applyFunction(name: string, value: Any): Promise<boolean> {
  if (value.toolName) addTool(value);
  else if (String(value).startsWith('class')) return false;
  else await (/^[A-Z]/.test(value.name || name) ? showComponent : callFunction)(value);
  return true;
}

/** Uses the exports of a sample that acts by itself, or else everything that it declares, functions last. */
async function applyValues(values: Record<string, Any>, task: Task): Promise<void> {
  const exported = task.names.filter((name) => name === 'default' || task.exports.includes(name));
  const isFunction = (name: string) => typeof values[name] === 'function';
  const sorted = task.names.toSorted((a, b) => Number(isFunction(a)) - Number(isFunction(b)));
  let used = task.acts;
  for (const name of task.acts ? exported : sorted) {
    const isHelper = used && isFunction(name) && !exported.includes(name);
    if (!isHelper && (await applyValue(name, values[name], task))) used = true;
  }
  if (!used) throw unreachable('only declares values');
}

/**
 * Runs a sample in an open mode and uses what it declares.
 * @throws Error if something that it declares is not there afterwards
 */
export async function runTask(task: Task): Promise<void> {
  if (task.companion) await registerCompanion(task.companion);
  const values = await evaluate(task);
  if (task.kind === 'extension') await runExtension(values, task);
  else if (task.kind === 'code') await applyValues(values, task);
  else if (!(await applyPart(values['default'], task)))
    throw unreachable('a part of something that the sample does not show');
}

/**
 * Looks up what a configuration contains in the viewer.
 * @throws Error if something is missing
 */
export function checkConfiguration(): void {
  const { config, extensionManager, services } = page;
  if (typeof config === 'function') return;
  const { registeredExtensionIds, dataSourceMap, appConfig } = extensionManager;
  const { extensions = [], dataSources = [], customizationService = {} } = config;
  for (const key of Object.keys(config)) expect(key in appConfig, `The viewer has no key ${key}.`);
  for (const { id } of extensions)
    expect(!id || registeredExtensionIds.includes(id), `${id} is not registered.`);
  for (const { sourceName } of dataSources)
    expect(dataSourceMap[sourceName], `There is no data source ${sourceName}.`);
  const keys = [customizationService].flat().flatMap((entry) => Object.keys(Object(entry)));
  for (const key of keys.filter((name) => !/^\d+$/.test(name)))
    expect(services.customizationService.getCustomization(key) !== undefined, `${key} is not customized.`);
  checkModes(config, appConfig);
}

/** Expects that modes have the keys that a configuration gives them. */
function checkModes({ modesConfiguration = {} }: Any, { loadedModes }: Any): void {
  for (const [id, own] of Object.entries<Any>(modesConfiguration)) {
    const mode = loadedModes.find((loaded: Any) => loaded.id === id);
    expect(mode, `There is no mode ${id}.`);
    for (const key of Object.keys(own)) expect(mode[key] === own[key], `${id} doesn't have ${key}.`);
  }
}
