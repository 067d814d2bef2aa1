import 'server-only';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { getControlFile } from '@/lib/site/showcase-names';
import type { BuiltPart } from './types';

const read = (file: string) =>
  JSON.parse(readFileSync(path.join(process.cwd(), 'generated/showcase', file), 'utf8')) as BuiltPart;

/** What the build made of a control's sources. @throws Error when the build was not prepared */
export const getBuiltControl = (name: string): BuiltPart => read(`controls/${getControlFile(name)}.json`);

/** What the build made of a pattern's sources. @throws Error when the build was not prepared */
export const getBuiltPattern = (id: string): BuiltPart => read(`patterns/${id}.json`);
