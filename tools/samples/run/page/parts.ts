import { registerExtension } from './extensions';
import { expect, page, type Any, type Task } from './page';
import { applyProtocolPart, applyRules, applyStage, applyViewport } from './protocols';

function addButtons(buttons: Any): void {
  const { toolbarService } = page.services;
  const all = [buttons].flat();
  toolbarService.addButtons(all);
  const ids = all.map(({ id }) => id);
  toolbarService.createButtonSection('primary', ids);
  for (const id of ids) expect(toolbarService.getButton(id), `There is no button ${id}.`);
}

const addButtonProps = (id: string, props: Any) =>
  addButtons({ id, uiType: 'ohif.toolButton', props: { icon: 'tool-zoom', label: id, ...props } });

/** Sets customizations and expects that each key has a value then. */
function addCustomizations(values: Any): void {
  const { customizationService } = page.services;
  customizationService.setCustomizations(values);
  for (const key of Object.keys(values))
    expect(customizationService.getCustomization(key) !== undefined, `${key} is not customized.`);
}

/** True if each key is known or looks like the name of a customization, or if its value is a change. */
const isCustomization = (value: Any) =>
  Object.entries<Any>(value).every(
    ([key, change]) =>
      key.includes('.') ||
      Object.keys(change ?? {}).some((name) => name.startsWith('$')) ||
      page.services.customizationService.getCustomization(key) !== undefined,
  );

async function addCommands(name: string, commands: Any): Promise<void> {
  await registerExtension({ id: `docs.${name}`, getCommandsModule: () => commands });
  for (const command of Object.keys(commands.definitions))
    expect(page.commandsManager.getCommand(command), `There is no command ${command}.`);
}

function addSteps(steps: Any): void {
  const { workflowStepsService } = page.services;
  workflowStepsService.addWorkflowSteps(steps);
  workflowStepsService.setActiveWorkflowStep(steps[0].id);
}

type Use = (value: Any, name: string) => unknown;

/** How to use the value of a sample, by the part of a configuration that the sample shows. */
const usesByPart: Readonly<Record<string, Use>> = {
  Buttons: addButtons,
  ButtonProps: (value, name) => addButtonProps(name, value),
  Protocol: (value, name) => applyProtocolPart(name, value),
  ProtocolStage: (value, name) => applyStage(name, value),
  ProtocolViewport: (value, name) => applyViewport(name, value),
  MatchingRules: (value, name) => applyRules(name, value),
};

/** How to use other values, by a key of the value or, for a list, of its first entry. */
const usesByKey: readonly [key: string, use: Use][] = [
  ['uiType', addButtons],
  ['attribute', (value, name) => applyRules(name, value)],
  ['displaySetSelectors', (value, name) => applyProtocolPart(name, [value].flat()[0])],
  ['stageActivation', (value, name) => applyStage(name, [value].flat()[0])],
  ['keys', (value) => addCustomizations({ 'ohif.hotkeyBindings': { $push: [value].flat() } })],
  ['definitions', (value, name) => addCommands(name, value)],
  ['viewportOptions', (value, name) => applyStage(name, { viewports: value })],
  ['hangingProtocol', addSteps],
];

/** Uses a value. Returns false if it is of no known type. */
export async function applyPart(value: Any, { part = '', name }: Task): Promise<boolean> {
  const [first] = [value].flat();
  const use = usesByPart[part] ?? usesByKey.find(([key]) => key in Object(first))?.[1];
  if (use) await use(value, name);
  else if (part === 'properties' && isCustomization(value)) addCustomizations(value);
  else return false;
  return true;
}
