import { controlsFolder, listSources, readSource } from './control-files';
import { readComponents, type ModuleFacts } from './read-components';
import type { ComponentFacts } from './types';

/** Looks up a component by its name in a text, e.g. `Button` or `Numeric.Container`; null when nothing exports it. */
export type FindComponent = (name: string) => ComponentFacts | null;

/**
 * Reads all modules of the controls.
 *
 * @returns looks up a component that is exported together with its `…Props` type
 * @throws Error when a module cannot be parsed
 */
export function createFindComponent(root: string): FindComponent {
  const modules = listSources(root, controlsFolder).map((name): ModuleFacts => {
    const file = `${controlsFolder}/${name}`;
    return readComponents(file, readSource(root, file) ?? '');
  });
  return (name) => {
    const [exported = name] = name.split('.');
    for (const { components, exported: names } of modules) {
      const found = components.find((component) => component.name === name.replaceAll('.', ''));
      if (found && names.includes(exported)) return { ...found, name };
    }
    return null;
  };
}
