import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { highlightCached } from '@/lib/mdx/cache';
import { getControlFile } from '@/lib/site/showcase-names';
import { readComponents } from './read-components';
import { readDemo, writeImports } from './read-demo';
import type { BuiltPart, ComponentFacts, ControlFacts, PatternFacts, ShowcaseTexts } from './types';

const highlight = (code: string) => highlightCached(code, 'tsx');

/** Returns the folder of a control's text and demos, as a path from the project root. */
export const getControlFolder = (name: string) => `components/showcase/controls/${getControlFile(name)}`;

/** Controls that do not exist in the viewer's package. */
const siteOnly: ReadonlySet<string> = new Set(['ShowcaseRow']);

/** Folder of the controls, as a path from the project root. */
const controlsFolder = 'components/ui';

/**
 * Parses all modules of the controls and creates a function that looks up a component.
 *
 * @returns a function that returns a component by its name, e.g. `Button` or `Numeric.Container`, and throws an Error
 * if no module exports that component
 * @throws Error if a module cannot be parsed
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

/** Generated data of the showcase's pages: controls by name, patterns by id. */
export interface BuiltShowcase {
  controls: Readonly<Record<string, BuiltPart>>;
  patterns: Readonly<Record<string, BuiltPart>>;
}

/**
 * Builds the generated data of the showcase's pages: highlighted code examples, and props of components.
 *
 * @throws Error if the text of a page names a demo, a source file or a component that does not exist
 * @see acceptance SC-04, SC-05
 */
export async function buildShowcase(root: string, facts: ShowcaseTexts): Promise<BuiltShowcase> {
  const find = createFindComponent(root);

  async function readCode(files: readonly (readonly [key: string, file: string])[]) {
    const code: Record<string, string> = {};
    for (const [key, file] of files)
      code[key] = await highlight(readDemo(await readFile(path.join(root, file), 'utf8')));
    return code;
  }

  async function buildControl({ name, demos, props, alsoImported = [] }: ControlFacts): Promise<BuiltPart> {
    const files = demos.map(({ id }) => [id, `${getControlFolder(name)}/${id}.tsx`] as const);
    // A part such as `Numeric.Container` is imported as `Numeric`.
    const imported = [...props, ...alsoImported].map((part) => part.replace(/\..*/, ''));
    const importLine = siteOnly.has(name) ? '' : await highlight(writeImports(imported).trimEnd());
    return { code: await readCode(files), importLine, components: props.map(find) };
  }

  async function buildPattern({ sources }: PatternFacts): Promise<BuiltPart> {
    const code = await readCode(sources.map(({ path: file }) => [file, file] as const));
    return { code, importLine: '', components: [] };
  }

  const controls: Record<string, BuiltPart> = {};
  for (const control of facts.controls) controls[control.name] = await buildControl(control);
  const patterns: Record<string, BuiltPart> = {};
  for (const pattern of facts.patterns) patterns[pattern.id] = await buildPattern(pattern);
  return { controls, patterns };
}
