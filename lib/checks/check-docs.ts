import type { Doc, Problem } from '@/lib/content/types';
import type { SiteModel, VersionModel } from '@/lib/docs/types';
import type { CompiledDoc } from '@/lib/mdx/types';
import { placeProblem, type Finding } from './place';
import type { CheckLevel, CompiledDocs } from './types';

/**
 * Looks for findings in the body of each doc of each version, and places them in its file. Docs that were not compiled
 * are skipped; the level `off` skips all.
 */
export function checkDocs(
  model: SiteModel,
  compiled: CompiledDocs,
  level: CheckLevel,
  findIn: (body: CompiledDoc, doc: Doc, version: VersionModel) => readonly Finding[],
): Problem[] {
  if (level === 'off') return [];
  return model.versions.flatMap((version) =>
    version.docs.flatMap((doc) => {
      const body = compiled.get(doc.file);
      return body ? findIn(body, doc, version).map((finding) => placeProblem(doc, level, finding)) : [];
    }),
  );
}
