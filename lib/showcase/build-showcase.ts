import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { highlightCode } from '@/lib/mdx/highlight';
import { getPipelineVersion } from '@/lib/mdx/pipeline-version';
import { getControlFile } from '@/lib/site/showcase-names';
import { createFindComponent } from './find-component';
import { readDemo, writeImports } from './read-demo';
import type { BuiltPart, ControlFacts, PatternFacts, ShowcaseTexts } from './types';

const cacheFile = '.cache/showcase.json';

/** Highlights code, with a cache on disk that is valid as long as the pipeline stays the same. */
async function createHighlight(root: string) {
  const file = path.join(root, cacheFile);
  const known = (await readFile(file, 'utf8').then(JSON.parse, () => ({}))) as Record<string, string>;
  const used: Record<string, string> = {};
  const version = getPipelineVersion(root);
  return {
    async highlight(code: string): Promise<string> {
      const key = createHash('sha256').update(version).update(code).digest('hex').slice(0, 20);
      return (used[key] ??= known[key] ?? (await highlightCode(code, 'tsx')));
    },
    async save() {
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, JSON.stringify(used));
    },
  };
}

/** Folder of a control's text and demos. */
export const getControlFolder = (name: string) => `components/showcase/controls/${getControlFile(name)}`;

/** Controls that the viewer's library does not have. */
const siteOnly: ReadonlySet<string> = new Set(['ShowcaseRow']);

/** Statement that imports a control; parts of a compound, e.g. `Numeric.Container`, come with its name. */
function getImportLine(names: readonly string[]): string {
  return writeImports(names.map((name) => name.replace(/\..*/, ''))).trimEnd();
}

/** Data of the pages that is read from the sources, by control name and by pattern id. */
export interface BuiltShowcase {
  controls: Readonly<Record<string, BuiltPart>>;
  patterns: Readonly<Record<string, BuiltPart>>;
}

/**
 * Builds what the showcase's pages need from the sources: highlighted code and props.
 *
 * @throws Error when a text lists a demo, a source or a component that does not exist
 * @see acceptance SC-04, SC-05
 */
export async function buildShowcase(root: string, facts: ShowcaseTexts): Promise<BuiltShowcase> {
  const { highlight, save } = await createHighlight(root);
  const find = createFindComponent(root);

  async function readCode(files: readonly (readonly [key: string, file: string])[]) {
    const code: Record<string, string> = {};
    for (const [key, file] of files)
      code[key] = await highlight(readDemo(await readFile(path.join(root, file), 'utf8')));
    return code;
  }

  async function buildControl({ name, demos, props, alsoImported = [] }: ControlFacts): Promise<BuiltPart> {
    const files = demos.map(({ id }) => [id, `${getControlFolder(name)}/${id}.tsx`] as const);
    const importLine = siteOnly.has(name) ? '' : await highlight(getImportLine([...props, ...alsoImported]));
    return {
      code: await readCode(files),
      importLine,
      components: props.map(find),
    };
  }

  async function buildPattern({ sources }: PatternFacts): Promise<BuiltPart> {
    return {
      code: await readCode(sources.map((source) => [source.path, source.path] as const)),
      importLine: '',
      components: [],
    };
  }

  const controls: Record<string, BuiltPart> = {};
  for (const control of facts.controls) controls[control.name] = await buildControl(control);
  const patterns: Record<string, BuiltPart> = {};
  for (const pattern of facts.patterns) patterns[pattern.id] = await buildPattern(pattern);
  await save();
  return { controls, patterns };
}
