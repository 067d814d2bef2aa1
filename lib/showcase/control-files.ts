import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getControlFile } from '@/lib/site/showcase-names';

/** Folder of the controls, from the project root. */
export const controlsFolder = 'components/ui';

/** Folder of a control's text and demos. */
export const getControlFolder = (name: string) => `components/showcase/controls/${getControlFile(name)}`;

/** File of a pattern's text. */
export const getPatternTextFile = (id: string) => `components/showcase/demos/patterns/${id}-text.ts`;

/** Text of a file of the project; null when it does not exist. */
export function readSource(root: string, file: string): string | null {
  try {
    return readFileSync(path.join(root, file), 'utf8');
  } catch {
    return null;
  }
}

/** Names of the source files directly in a folder; none when it does not exist. */
export function listSources(root: string, folder: string): string[] {
  try {
    return readdirSync(path.join(root, folder)).filter((name) => /\.tsx?$/.test(name));
  } catch {
    return [];
  }
}
