import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { TermForms } from '@/lib/glossary/types';
import { compileBody } from './compile';
import type { PageExtension } from '@/lib/content/types';
import { getPipelineVersion } from './pipeline-version';
import type { CompiledDoc } from './types';

/** Options of `createCompileCache`. */
export interface CompileCacheOptions {
  /** Folder of the entries; created when missing. */
  dir: string;
  /** Fingerprint of the pipeline; entries of other fingerprints are ignored. */
  version: string;
  compile: (body: string, terms: readonly TermForms[], extension?: PageExtension) => Promise<CompiledDoc>;
}

/** Compiles a body, or returns the cached result for an equal body. */
export type CompileCached = (
  body: string,
  terms?: readonly TermForms[],
  extension?: PageExtension,
) => Promise<CompiledDoc>;

/**
 * A cache in memory and on disk. Entries are keyed by the pipeline's version, the terms to mark and the body, so equal bodies of
 * two versions share one; a damaged entry is compiled again; a disk that cannot be written to only costs time.
 */
export function createCompileCache({ dir, version, compile }: CompileCacheOptions): CompileCached {
  const inMemory = new Map<string, Promise<CompiledDoc>>();
  const produce = async (
    key: string,
    body: string,
    terms: readonly TermForms[],
    extension: PageExtension | undefined,
  ): Promise<CompiledDoc> => {
    const file = path.join(dir, `${key}.json`);
    const stored = readEntry(file);
    if (stored) return stored;
    const doc = await compile(body, terms, extension);
    // Not cached: a body that timed out on a busy machine may compile next time.
    if (!doc.problems.some(({ rule }) => rule === 'page-takes-too-long')) await writeEntry(file, doc);
    return doc;
  };
  return (body, terms = [], extension) => {
    if (extension?.cacheKey === null) return compile(body, terms, extension);
    const key = createHash('sha256')
      .update(version)
      .update('\0')
      .update(JSON.stringify([terms, extension?.cacheKey]))
      .update('\0')
      .update(body)
      .digest('hex');
    const known = inMemory.get(key);
    if (known) return known;
    const result = produce(key, body, terms, extension);
    inMemory.set(key, result);
    result.catch(() => inMemory.delete(key));
    return result;
  };
}

let shared: CompileCached | undefined;

/**
 * `compileBody` behind the project's cache in `.cache/mdx`.
 *
 * @param body Markdown without frontmatter
 * @param terms glossary terms to mark
 * @param extension plugins that the content source adds
 */
export function compileCached(
  body: string,
  terms: readonly TermForms[],
  extension?: PageExtension,
): Promise<CompiledDoc> {
  shared ??= createProjectCache();
  return shared(body, terms, extension);
}

function createProjectCache(): CompileCached {
  const root = path.resolve(/* turbopackIgnore: true */ process.cwd());
  return createCompileCache({
    dir: path.join(root, '.cache', 'mdx'),
    version: getPipelineVersion(root),
    compile: compileBody,
  });
}

/**
 * Reads synchronously: React writes a page that waits in the order in which its parts become ready, and two builds of
 * the same content would differ (VER-16).
 */
function readEntry(file: string): CompiledDoc | undefined {
  try {
    const entry: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return isCompiledDoc(entry) ? entry : undefined;
  } catch {
    return undefined;
  }
}

function isCompiledDoc(entry: unknown): entry is CompiledDoc {
  if (typeof entry !== 'object' || entry === null) return false;
  const fields: Record<string, unknown> = { ...entry };
  const lists = [
    'headings',
    'anchors',
    'sections',
    'links',
    'images',
    'components',
    'componentRefs',
    'fences',
    'problems',
  ];
  return (
    typeof fields['code'] === 'string' &&
    typeof fields['firstText'] === 'string' &&
    lists.every((name) => Array.isArray(fields[name]))
  );
}

/** Writes atomically, since other processes may read or write the same entry. */
async function writeEntry(file: string, doc: CompiledDoc): Promise<void> {
  const temporary = `${file}.${randomUUID()}.tmp`;
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(temporary, JSON.stringify(doc));
    await rename(temporary, file);
  } catch {
    await rm(temporary, { force: true }).catch(() => undefined);
  }
}
