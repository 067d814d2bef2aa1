import { compileBody } from './compile';
import { highlightCode } from './highlight';
import { openCache } from './open-cache';
import { readSections } from './read-sections';
import type { CompiledDoc, PageSection } from './types';

const compiledBodies = openCache<CompiledDoc>('mdx');
const sections = openCache<PageSection[]>('sections');
const highlighted = openCache<string>('code');

/** Calls `compileBody` with a disk cache; equal bodies of two versions share an entry. */
export const compileCached: typeof compileBody = (body, terms = []) =>
  compiledBodies([terms, body], () => compileBody(body, terms));

/** Calls `readSections` with a disk cache. */
export const readSectionsCached = (html: string) => sections([html], () => readSections(html));

/** Calls `highlightCode` with a disk cache. */
export const highlightCached: typeof highlightCode = (...input) =>
  highlighted(input, () => highlightCode(...input));
