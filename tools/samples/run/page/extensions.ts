import { expect, page, wait, type Any, type Task } from './page';
import { applyProtocol } from './protocols';
import { evaluate } from './values';

const isExtension = (value: Any) =>
  typeof value === 'object' &&
  Object.keys(value).some((key) => /^(get\w+Module|preRegistration|onModeEnter)$/.test(key));

/** Returns the extension that a sample exports, or that has the members and modules that it shows. */
function toExtension(values: Record<string, Any>, { part, name }: Task): Any {
  const { default: main } = values;
  const id = `docs.${name}`;
  if (part === 'Extension') return { id, ...main };
  if (main && isExtension(main)) return main;
  const modules = Object.entries(values).filter(([key]) => /^get\w+Module$/.test(key));
  if (typeof main === 'function')
    modules.push([/^get\w+Module$/.exec(main.name)?.[0] ?? 'getCustomizationModule', main]);
  return { id, ...Object.fromEntries(modules) };
}

/** Returns the mode of a sample. Its members are added to the basic viewer, at the address `/docs`. */
function toMode(values: Record<string, Any>, task: Task): Any {
  const { default: main, mode, modeFactory: _, ...hooks } = values;
  if (main?.modeFactory) return main;
  if (mode) return mode;
  const members = task.part === 'Mode' ? main : hooks;
  const known = Object.entries(members).filter(([key]) => /^(on[A-Z]|isValidMode|routes)/.test(key));
  const makesTools = String(members.onModeEnter).includes('createToolGroup');
  return {
    id: 'docs.mode',
    async modeFactory({ loadModules }: Any) {
      const [basic] = await loadModules(['@ohif/mode-longitudinal']);
      const base = basic.modeFactory({ modeConfiguration: {}, loadModules });
      return {
        ...base,
        ...Object.fromEntries(known),
        id: 'docs.mode',
        routeName: 'docs',
        onModeEnter(managers: Any) {
          if (!makesTools) base.onModeEnter(managers);
          members.onModeEnter?.(managers);
        },
        onModeExit(managers: Any) {
          members.onModeExit?.(managers);
          base.onModeExit(managers);
        },
      };
    },
  };
}

/** Registers an extension in the running viewer. */
export const registerExtension = (extension: Any) => {
  const { extensionManager, appConfig } = page.sampleManagers;
  return extensionManager.registerExtension(extension, {}, appConfig.dataSources);
};

/** Registers the extension of another sample, and lets modes import it by its name, like those in the build. */
export async function registerCompanion(companion: Task): Promise<void> {
  const extension = toExtension(await evaluate(companion), companion);
  const { browserImportFunction } = page;
  page.browserImportFunction = (name: string) =>
    name === extension.id ? Promise.resolve({ default: extension }) : browserImportFunction(name);
  if (!page.sampleManagers.extensionManager.registeredExtensionIds.includes(extension.id))
    await registerExtension(extension);
}

/** Error of the mode that was added when the viewer started. */
let modeError: unknown;

/**
 * Returns an extension that keeps the managers for samples, and adds the mode and the companion of a sample to the
 * viewer. It must be the last of all extensions.
 */
export function createExtension(task: Task | undefined): Any {
  return {
    id: 'docs.samples',
    async preRegistration(managers: Any) {
      page.sampleManagers = managers;
      try {
        if (task?.companion) await registerCompanion(task.companion);
        if (task?.kind === 'mode') managers.appConfig.modes.unshift(toMode(await evaluate(task), task));
      } catch (error) {
        modeError = error;
      }
    },
  };
}

/** True if the mode of a sample could not be added. */
export const isModeFaulty = () => modeError !== undefined;

/** @throws the error that occurred when the mode of a sample was added */
export function checkMode(): void {
  if (modeError) throw modeError;
}

/** Registers the extension of a sample, calls its hooks like a mode that opens and closes, and uses what it offers. */
export async function runExtension(values: Record<string, Any>, task: Task): Promise<void> {
  const extension = toExtension(values, task);
  const { extensionManager } = page;
  const { id } = extension;
  const isKnown = extensionManager.registeredExtensionIds.includes(id);
  expect(!isKnown, `${id} is registered already.`);
  await registerExtension(extension);
  expect(extensionManager.registeredExtensionIds.includes(id), `${id} is not registered.`);
  await extension.onModeEnter?.(page.sampleManagers);
  for (const [type, list] of Object.entries<Any>(extensionManager.modules)) {
    const own = list.find(({ extensionId }: Any) => extensionId === id)?.module ?? [];
    if (type === 'commandsModule') await runCommands(own);
    else for (const entry of own) await runEntry(id, type, entry);
  }
  await wait(300);
  await extension.onModeExit?.(page.sampleManagers);
}

/** Uses an entry of a module. Those for which nothing happens at once must be found by their reference. */
async function runEntry(id: string, type: string, { name }: { name: string }): Promise<void> {
  const { customizationService, panelService } = page.services;
  const reference = `${id}.${type}.${name}`;
  expect(name, `An entry of ${type} has no name.`);
  if (type === 'customizationModule') customizationService.setCustomizations([reference]);
  else if (type === 'panelModule') {
    panelService.addPanel(panelService.PanelPosition.Right, reference);
    panelService.activatePanel(reference, true);
  } else if (type === 'hangingProtocolModule') applyProtocol(name);
  else if (!['contextModule', 'toolbarModule', 'dataSourcesModule'].includes(type))
    expect(page.extensionManager.getModuleEntry(reference), `There is no ${reference}.`);
}

/** Runs each command of a module. */
async function runCommands({ definitions = {}, defaultContext }: Any): Promise<void> {
  const { commandsManager } = page;
  for (const [commandName, { context = defaultContext }] of Object.entries<Any>(definitions)) {
    expect(commandsManager.getCommand(commandName, context), `There is no command ${commandName}.`);
    await commandsManager.run({ commandName, context });
  }
}
