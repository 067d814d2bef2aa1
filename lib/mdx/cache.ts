import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { replaceFile } from '@/lib/content/replace-file';
import type { PageExtension } from '@/lib/content/types';
import type { TermForms } from '@/lib/glossary/types';
import { compileBody } from './compile';
import { getPipelineVersion } from './pipeline-version';
import type { CompiledDoc } from './types';

/** Compiles a body: Markdown without frontmatter, glossary terms to mark, plugins that the content source adds. */
type Compile = (
  body: string,
  terms?: readonly TermForms[],
  extension?: PageExtension,
) => Promise<CompiledDoc>;

/**
 * A cache in memory and on disk. Entries are keyed by the pipeline's version, the terms to mark and the body, so equal bodies of
 * two versions share one; a damaged entry is compiled again; a disk that cannot be written to only costs time.
 *
 * @param dir folder of the entries; created when missing
 * @param version fingerprint of the pipeline; entries of other fingerprints are ignored
 */
export function createCompileCache(dir: string, version: string, compile: Compile): Compile {
  const inMemory = new Map<string, Promise<CompiledDoc>>();
  const produce = async (file: string, ...input: Parameters<Compile>): Promise<CompiledDoc> => {
    const stored = readEntry(file);
    if (stored) return stored;
    const doc = await compile(...input);
    // Not cached: a body that timed out on a busy machine may compile next time.
    if (!doc.problems.some(({ rule }) => rule === 'page-takes-too-long'))
      await replaceFile(file, (temporary) => writeFile(temporary, JSON.stringify(doc))).catch(() => {});
    return doc;
  };
  return (body, terms = [], extension) => {
    if (extension?.cacheKey === null) return compile(body, terms, extension);
    const input = JSON.stringify([version, terms, extension?.cacheKey, body]);
    const key = createHash('sha256').update(input).digest('hex');
    const result = inMemory.get(key) ?? produce(path.join(dir, `${key}.json`), body, terms, extension);
    inMemory.set(key, result);
    result.catch(() => inMemory.delete(key));
    return result;
  };
}

let shared: Compile | undefined;

/** `compileBody` behind the project's cache in `.cache/mdx`. */
export const compileCached: Compile = (...input) => {
  const root = path.resolve(/* turbopackIgnore: true */ process.cwd());
  shared ??= createCompileCache(path.join(root, '.cache', 'mdx'), getPipelineVersion(root), compileBody);
  return shared(...input);
};

/**
 * Reads synchronously: React writes a page that waits in the order in which its parts become ready, and two builds of
 * the same content would differ (VER-16).
 */
function readEntry(file: string): CompiledDoc | undefined {
  try {
    const entry = JSON.parse(readFileSync(file, 'utf8')) as CompiledDoc;
    return Array.isArray(entry.problems) ? entry : undefined;
  } catch {
    return undefined;
  }
}
