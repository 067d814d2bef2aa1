import 'server-only';
import { readGenerated } from '@/lib/site/read-generated';
import { getControlFile } from '@/lib/site/showcase-names';
import type { ShowcaseTexts } from './texts';
import type { ShowcasePageData } from './types';

const read = (file: string): ShowcasePageData => readGenerated('showcase', file);

/** Reads the generated code examples and props of a control. @throws Error if `npm run content` has not been run */
export const readControlPageData = (name: string): ShowcasePageData =>
  read(`controls/${getControlFile(name)}.json`);

/** Reads the generated code examples of a pattern. @throws Error if `npm run content` has not been run */
export const readPatternPageData = (id: string): ShowcasePageData => read(`patterns/${id}.json`);

/** Reads the texts of all pages of the showcase. @throws Error if `npm run content` has not been run */
export const readTexts = (): ShowcaseTexts => readGenerated('showcase', 'texts.json');
