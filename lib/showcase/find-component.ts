import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readComponents } from './read-components';
import type { ComponentFacts } from './types';

/** Folder of the controls, from the project root. */
const controlsFolder = 'components/ui';

/**
 * Reads all modules of the controls.
 *
 * @returns looks up a component by its name in a text, e.g. `Button` or `Numeric.Container`; it throws an Error when no
 * control exports it together with its `…Props` type
 * @throws Error when a module cannot be parsed
 * @see acceptance SC-04
 */
export function createFindComponent(root: string): (name: string) => ComponentFacts {
  const files = readdirSync(path.join(root, controlsFolder)).filter((name) => /\.tsx?$/.test(name));
  const modules = files.map((name) => {
    const file = `${controlsFolder}/${name}`;
    return readComponents(file, readFileSync(path.join(root, file), 'utf8'));
  });
  return (name) => {
    const [exported = name] = name.split('.');
    const ownName = name.replaceAll('.', '');
    for (const { components, exported: names } of modules) {
      const found = components.find((component) => component.name === ownName);
      if (found && names.includes(exported)) return { ...found, name };
    }
    throw new Error(`No control exports "${name}" together with the type ${ownName}Props.`);
  };
}
