import path from 'node:path';
import { createDiskCache, type DiskCache } from '@/lib/content/disk-cache';
import { compileBody } from './compile';
import { highlightCode } from './highlight';
import { getPipelineVersion } from './pipeline-version';
import { readSections } from './read-sections';
import { toPageMarkdown } from './to-markdown';
import type { CompiledDoc, PageSection } from './types';

const root = path.resolve(/* turbopackIgnore: true */ process.cwd());

/** Returns a cache in `.cache/<name>` that is invalidated when `lib/mdx` changes. Opens it when first used. */
function openCache<T>(name: string, isKept?: (result: T) => boolean): DiskCache<T> {
  let cache: DiskCache<T> | undefined;
  return (input, make) => {
    cache ??= createDiskCache(path.join(root, '.cache', name), getPipelineVersion(root), isKept);
    return cache(input, make);
  };
}

// Timeouts are not cached: a body that timed out on a busy machine may compile the next time.
const isInTime = ({ problems }: CompiledDoc) => problems.every(({ rule }) => rule !== 'page-takes-too-long');
const compiledBodies = openCache('mdx', isInTime);
const sections = openCache<PageSection[]>('sections');
const highlighted = openCache<string>('code');
const markdown = openCache<string>('markdown');

/** Calls `compileBody` with a disk cache; equal bodies of two versions share an entry. */
export const compileCached: typeof compileBody = (body, terms = [], extension) =>
  extension?.cacheKey === null
    ? compileBody(body, terms, extension)
    : compiledBodies([terms, extension?.cacheKey, body], () => compileBody(body, terms, extension));

/** Calls `readSections` with a disk cache. */
export const readSectionsCached = (html: string) => sections([html], () => readSections(html));

/** Calls `highlightCode` with a disk cache. */
export const highlightCached: typeof highlightCode = (...input) =>
  highlighted(input, () => highlightCode(...input));

/** Calls `toPageMarkdown` with a disk cache. */
export const toPageMarkdownCached: (...input: Parameters<typeof toPageMarkdown>) => Promise<string> = (
  ...input
) => markdown(input, () => toPageMarkdown(...input));
