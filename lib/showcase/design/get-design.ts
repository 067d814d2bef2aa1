import 'server-only';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildDesign, type Design } from './build-design';
import type { Sheets } from './read-sheets';
import { tokenGroups } from './token-groups';

const read = (name: string) => readFileSync(path.resolve('app/styles/showcase', name), 'utf8');

/** Reads the showcase's style sheets. */
export const getSheets = (): Sheets => ({ tokens: read('tokens.css'), theme: read('theme.css') });

/** The data of the page of colors and typography, read from disk. */
export const getDesign = (): Design => buildDesign(getSheets(), tokenGroups);
