import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { highlightCached } from '@/lib/mdx/cache';
import { getControlFile } from '@/lib/site/showcase-names';
import { readComponents } from './read-components';
import { toDisplayedCode, formatImportStatements } from './displayed-code';
import type { ShowcaseTexts } from './texts';
import type { ShowcasePageData, ComponentDescription } from './types';

const highlight = (code: string) => highlightCached(code, 'tsx');

/** Returns the folder of a control's demos, as a path from the project root. */
export const getControlFolder = (name: string) => `components/showcase/controls/${getControlFile(name)}`;

/** Controls that do not exist in the viewer's package. */
const siteOnly: ReadonlySet<string> = new Set(['ShowcaseRow']);

/** Folder of the controls, as a path from the project root. */
const controlsFolder = 'components/ui';

/**
 * Parses all modules of the controls. Returns a function that finds a component by its name, e.g. `Button` or
 * `Numeric.Container`, and throws an Error if no module exports it.
 * @throws Error if a module cannot be parsed
 * @see acceptance SC-04
 */
export function createComponentLookup(root: string): (name: string) => ComponentDescription {
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

/** Generated data of the showcase's pages, by the path of its file without extension, such as `controls/button`. */
export type ShowcaseData = Readonly<Record<string, ShowcasePageData>>;

/**
 * Builds the generated data of the showcase's pages: highlighted code examples, and props of components.
 * @throws Error if the text of a page names a demo, a source file or a component that does not exist
 * @see acceptance SC-04, SC-05
 */
export async function buildShowcaseData(root: string, input: ShowcaseTexts): Promise<ShowcaseData> {
  const find = createComponentLookup(root);

  async function readCode(files: readonly (readonly [key: string, file: string])[]) {
    const code: Record<string, string> = {};
    for (const [key, file] of files)
      code[key] = await highlight(toDisplayedCode(await readFile(path.join(root, file), 'utf8')));
    return code;
  }

  const data: Record<string, ShowcasePageData> = {};
  for (const { name, demos, props, alsoImported = [] } of input.controls) {
    const files = demos.map(({ id }) => [id, `${getControlFolder(name)}/${id}.tsx`] as const);
    // A part such as `Numeric.Container` is imported as `Numeric`.
    const imported = [...props, ...alsoImported].map((part) => part.replace(/\..*/, ''));
    const importLine = siteOnly.has(name) ? '' : await highlight(formatImportStatements(imported).trimEnd());
    const code = await readCode(files);
    data[`controls/${getControlFile(name)}`] = { code, importLine, components: props.map(find) };
  }
  for (const { id, sources } of input.patterns) {
    const code = await readCode(sources.map(({ path: file }) => [file, file] as const));
    data[`patterns/${id}`] = { code, importLine: '', components: [] };
  }
  return data;
}
