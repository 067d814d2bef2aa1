import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getControlFile } from '@/lib/site/showcase-names';

/** Folder of the controls, from the project root. */
export const controlsFolder = 'components/ui';

const textsFolder = 'components/showcase/controls';
const demosFolder = 'components/showcase/demos';
const patternTextsFolder = 'components/showcase/patterns';

/** File of a control's text. */
export const getTextFile = (name: string) => `${textsFolder}/${getControlFile(name)}.ts`;

/** Folder of a control's demos. */
export const getDemoFolder = (name: string) => `${demosFolder}/${getControlFile(name)}`;

/** File of a pattern's text. */
export const getPatternTextFile = (id: string) => `${patternTextsFolder}/${id}.ts`;

/** Text of a file of the project; null when it is not there. */
export function readSource(root: string, file: string): string | null {
  try {
    return readFileSync(path.join(root, file), 'utf8');
  } catch {
    return null;
  }
}

/** Names of the source files of a folder, without those below; none when it is not there. */
export function listSources(root: string, folder: string): string[] {
  try {
    return readdirSync(path.join(root, folder)).filter((name) => /\.tsx?$/.test(name));
  } catch {
    return [];
  }
}
